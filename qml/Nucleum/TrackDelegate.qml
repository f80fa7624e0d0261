import QtQuick
import Penstock.App
import Penstock.Style

// A track space: dashed while it is empty, with the owner's colour and sign once a railway lies
// there.
Item {
    id: root

    required property nucleumMapTrack track
    required property real unit
    readonly property real dx: (track.to.x - track.from.x) * unit
    readonly property real dy: (track.to.y - track.from.y) * unit
    readonly property bool isLaid: track.colour >= 0

    x: track.from.x * unit
    y: track.from.y * unit

    Rectangle {
        width: Math.hypot(root.dx, root.dy) - 2 * Look.trackGap
        height: root.isLaid ? Look.track : Style.focusLine
        x: Look.trackGap
        y: -height / 2
        transformOrigin: Item.Left
        rotation: Math.atan2(root.dy, root.dx) * 180 / Math.PI
        radius: height / 2
        color: root.isLaid ? Look.playerOf(root.track.colour).fill : "transparent"
        border.width: Style.hairline
        border.color: root.track.isLine ? Style.color.ink : Style.color.inkSoft
    }

    PlayerBadge {
        visible: root.isLaid
        colour: root.track.colour
        width: Look.mapBadge
        height: Look.mapBadge
        x: root.dx / 2 - width / 2
        y: root.dy / 2 - height / 2
    }
}
