import QtQuick
import Penstock.Style

// Whose something is: the player's sign on the player's colour, or only its outline.
Rectangle {
    id: root

    required property int colour // -1: nobody's
    property bool isFilled: true

    implicitWidth: Style.badge
    implicitHeight: Style.badge
    radius: height / 4
    color: isFilled ? Look.playerOf(colour).fill : Style.color.surface
    border.width: isFilled ? Style.hairline : Style.focusLine - 1
    border.color: isFilled ? Style.color.inkSoft : Look.playerOf(colour).fill

    PlayerMark {
        anchors.centerIn: parent
        width: root.height * 0.5
        height: width
        colour: root.colour
        ink: root.isFilled ? Look.playerOf(root.colour).text : Style.color.ink
    }
}
