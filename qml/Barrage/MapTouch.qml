import QtQuick
import Penstock.Style

// Fingers, mouse and wheel on something that can be zoomed and dragged.
Item {
    id: root

    required property real zoom
    required property point pan

    signal tapped(point at)
    signal doubleTapped(point at)
    signal zoomWanted(real zoom, point at)
    signal panWanted(point corner)
    signal pressed // what moves by itself stops under the finger
    signal flicked(point way)

    TapHandler {
        onPressedChanged: {
            if (pressed)
                root.pressed();
        }
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
        property vector2d velocity // pixels in a second

        target: null
        enabled: root.zoom > 1
        onActiveChanged: {
            start = root.pan;
            if (!active && !Style.reducedMotion)
                root.flicked(Qt.point(velocity.x * Style.flick / 1000, velocity.y * Style.flick / 1000));
        }
        onActiveTranslationChanged: {
            if (!active)
                return;
            velocity = centroid.velocity;
            root.panWanted(Qt.point(start.x + activeTranslation.x, start.y + activeTranslation.y));
        }
    }

    WheelHandler {
        acceptedDevices: PointerDevice.Mouse | PointerDevice.TouchPad
        onWheel: event => root.zoomWanted(root.zoom * Math.pow(1.2, event.angleDelta.y / 120), Qt.point(event.x, event.y))
    }
}
