pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Templates
import QtQuick.Layouts
import Penstock.App
import Penstock.Components
import Penstock.Style

// What the next Automa would do, by the tiles that may come: the likeliest turn first. Folded it is
// one line.
ColumnLayout {
    id: root

    required property ForecastModel forecast
    property bool isUnfolded: false

    spacing: Style.gapSmall
    visible: forecast.tileCount > 0

    AbstractButton {
        id: title

        objectName: "forecastButton"
        text: qsTr("Next turn if nothing changes")
        implicitWidth: implicitContentWidth + leftPadding + rightPadding
        implicitHeight: Math.max(Style.touch, implicitContentHeight + Style.gapSmall)
        Layout.fillWidth: true
        Accessible.role: Accessible.CheckBox
        Accessible.name: text
        Accessible.checkable: true
        Accessible.checked: root.isUnfolded
        onClicked: root.isUnfolded = !root.isUnfolded
        Keys.onReturnPressed: title.clicked()
        Keys.onEnterPressed: title.clicked()

        contentItem: RowLayout {
            spacing: Style.gapSmall

            CompanyBadge {
                company: Math.max(0, root.forecast.company)
            }

            BodyText {
                text: title.text
                font.pixelSize: Style.fontSmall
                lineHeight: 1.1
                Layout.fillWidth: true
            }

            PlainText {
                text: root.isUnfolded ? "▾" : "▸"
                color: Style.color.inkSoft
                font.pixelSize: Style.fontBody
            }
        }

        background: Rectangle {
            radius: Style.radius
            color: title.down ? Style.color.line : "transparent"
            border.width: title.visualFocus ? Style.focusLine : 0
            border.color: Style.color.ink
        }
    }

    Repeater {
        model: root.isUnfolded ? root.forecast.lines : null

        RowLayout {
            id: line

            required property int index
            required property int number
            required property string text
            required property string detail
            required property string pictogram

            objectName: `forecast${index}`
            spacing: Style.gapSmall
            Layout.fillWidth: true
            Accessible.role: Accessible.StaticText
            Accessible.name: qsTr("%1 of %2: %3").arg(number).arg(root.forecast.tileCount).arg(text)

            BodyText {
                text: qsTr("%1 of %2").arg(line.number).arg(root.forecast.tileCount)
                font.weight: Font.DemiBold
                Layout.alignment: Qt.AlignTop
                Accessible.ignored: true
            }

            Pictogram {
                name: line.pictogram
                ground: Style.color.paper
                Layout.preferredWidth: Style.pictogram
                Layout.preferredHeight: Style.pictogram
                Layout.alignment: Qt.AlignTop
            }

            ColumnLayout {
                spacing: 0
                Layout.fillWidth: true

                BodyText {
                    text: line.text
                    lineHeight: 1.1
                    Layout.fillWidth: true
                    Accessible.ignored: true
                }

                BodyText {
                    text: qsTr("by tile %1").arg(line.detail)
                    color: Style.color.inkSoft
                    font.pixelSize: Style.fontSmall
                    lineHeight: 1.1
                    Layout.fillWidth: true
                    Accessible.ignored: true
                }
            }
        }
    }
}
