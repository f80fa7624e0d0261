import QtQuick
import QtQuick.Templates
import QtQuick.Layouts
import Penstock.Components
import Penstock.Pieces
import Penstock.Style

// One thing to do with the pieces; a tap shows on the map what it is about.
AbstractButton {
    id: root

    required property int index
    required property int number
    required text
    required property string pictogram
    required property bool hasMarks
    property bool isShown: false // its places alone are marked

    implicitWidth: implicitContentWidth + leftPadding + rightPadding
    implicitHeight: Math.max(hasMarks ? Style.touch : Style.tableRow, implicitContentHeight + Style.gapSmall)
    enabled: hasMarks
    Accessible.role: hasMarks ? Accessible.Button : Accessible.StaticText
    Accessible.name: qsTr("%1. %2").arg(number).arg(text)
    Keys.onReturnPressed: root.clicked()
    Keys.onEnterPressed: root.clicked()

    contentItem: RowLayout {
        spacing: Style.gapSmall

        Rectangle {
            radius: height / 2
            color: Style.color.paper
            border.width: root.isShown ? Style.focusLine : Style.hairline
            border.color: root.isShown ? PieceColors.map.concerned : Style.color.line
            Layout.preferredWidth: Style.badge * Math.max(1, Style.textScale)
            Layout.preferredHeight: Style.badge * Math.max(1, Style.textScale)

            PlainText {
                anchors.centerIn: parent
                text: root.number
                color: Style.color.ink
                font.pixelSize: Style.fontSmall
                font.weight: Font.Bold
            }
        }

        Pictogram {
            name: root.pictogram
            Layout.preferredWidth: Style.pictogram
            Layout.preferredHeight: Style.pictogram
        }

        BodyText {
            text: root.text
            font.pixelSize: Style.fontSmall
            lineHeight: 1.1
            Layout.fillWidth: true
        }
    }

    background: Rectangle {
        radius: Style.radius
        color: root.down || root.isShown ? Style.color.paper : "transparent"
        border.width: root.visualFocus ? Style.focusLine : 0
        border.color: Style.color.ink
    }
}
