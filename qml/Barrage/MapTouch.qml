import QtQuick

// Fingers, mouse and wheel on something that can be zoomed and dragged.
Item {
    id: root

    required property real zoom
    required property point pan

    signal tapped(point at)
    signal doubleTapped(point at)
    signal zoomWanted(real zoom, point at)
    signal panWanted(point corner)

    TapHandler {
        onSingleTapped: eventPoint => root.tapped(eventPoint.position)
        onDoubleTapped: eventPoint => root.doubleTapped(eventPoint.position)
    }

    PinchHandler {
        property real startZoom: 1

        target: null
        onActiveChanged: startZoom = root.zoom
        onActiveScaleChanged: root.zoomWanted(startZoom * activeScale, centroid.position)
    }

    DragHandler {
        property point start

        target: null
        enabled: root.zoom > 1
        onActiveChanged: start = root.pan
        onActiveTranslationChanged: {
            if (active)
                root.panWanted(Qt.point(start.x + activeTranslation.x, start.y + activeTranslation.y));
        }
    }

    WheelHandler {
        acceptedDevices: PointerDevice.Mouse | PointerDevice.TouchPad
        onWheel: event => root.zoomWanted(root.zoom * Math.pow(1.2, event.angleDelta.y / 120), Qt.point(event.x, event.y))
    }
}
