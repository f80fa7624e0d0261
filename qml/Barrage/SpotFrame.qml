import QtQuick
import Penstock.App

// A frame around a spot of the map, in the drawing's units.
RoundBox {
    id: root

    required property MapSpot spot
    readonly property rect box: spot ? spot.outline : Qt.rect(0, 0, 0, 0)
    readonly property real margin: 5

    visible: spot !== null
    x: box.x - margin
    y: box.y - margin
    width: box.width + 2 * margin
    height: box.height + 2 * margin
    radius: 6
    color: "transparent"
    lineWidth: 3
}
