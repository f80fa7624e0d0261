import QtQuick
import Penstock.Style

// A player's sign as a drawing: a disc, a cross, a square or a diamond; a ring for what is
// nobody's.
Item {
    id: root

    required property int colour
    property color ink: Look.playerOf(colour).text
    readonly property real side: Math.min(width, height)

    Rectangle {
        anchors.centerIn: parent
        width: root.colour === 3 ? root.side * 0.75 : root.side
        height: root.colour === 1 ? root.side / 3 : width
        radius: root.colour <= 0 ? width / 2 : 0
        rotation: root.colour === 3 ? 45 : 0
        color: root.colour < 0 ? "transparent" : root.ink
        border.width: root.colour < 0 ? Style.focusLine - 1 : 0
        border.color: root.ink
    }

    Rectangle {
        anchors.centerIn: parent
        visible: root.colour === 1
        width: root.side / 3
        height: root.side
        color: root.ink
    }
}
