import QtQuick
import Penstock.Components
import Penstock.Style

// Whose something is: the player's sign on the player's colour, or only its outline.
Badge {
    id: root

    required property int colour // -1: nobody's
    property bool isFilled: true

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
