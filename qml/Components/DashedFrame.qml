import QtQuick
import QtQuick.Shapes
import Penstock.Style

// The outline of what cannot be used now: broken, so that it is told from the rest without colour
// and without making its words faint.
Shape {
    id: root

    readonly property real inset: Style.hairline / 2

    anchors.fill: parent
    Accessible.ignored: true

    ShapePath {
        strokeColor: Style.color.inkSoft
        strokeWidth: Style.hairline
        strokeStyle: ShapePath.DashLine
        dashPattern: [4, 4]
        fillColor: "transparent"
        startX: Style.radius
        startY: root.inset

        PathLine {
            x: root.width - Style.radius
            y: root.inset
        }

        PathArc {
            x: root.width - root.inset
            y: Style.radius
            radiusX: Style.radius
            radiusY: Style.radius
        }

        PathLine {
            x: root.width - root.inset
            y: root.height - Style.radius
        }

        PathArc {
            x: root.width - Style.radius
            y: root.height - root.inset
            radiusX: Style.radius
            radiusY: Style.radius
        }

        PathLine {
            x: Style.radius
            y: root.height - root.inset
        }

        PathArc {
            x: root.inset
            y: root.height - Style.radius
            radiusX: Style.radius
            radiusY: Style.radius
        }

        PathLine {
            x: root.inset
            y: Style.radius
        }

        PathArc {
            x: Style.radius
            y: root.inset
            radiusX: Style.radius
            radiusY: Style.radius
        }
    }
}
