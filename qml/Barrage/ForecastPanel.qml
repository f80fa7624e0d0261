pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Layouts
import Penstock.App
import Penstock.Components
import Penstock.Style

// What the next Automa would do, by the tiles that may come: the likeliest turn first.
ColumnLayout {
    id: root

    required property ForecastModel forecast

    spacing: Style.gapSmall
    visible: forecast.tileCount > 0

    RowLayout {
        spacing: Style.gapSmall
        Layout.fillWidth: true

        CompanyBadge {
            company: Math.max(0, root.forecast.company)
        }

        BodyText {
            text: qsTr("Next turn if nothing changes")
            font.weight: Font.DemiBold
            Layout.fillWidth: true
            Accessible.role: Accessible.Heading
            Accessible.name: text
        }
    }

    Repeater {
        model: root.forecast.lines

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
