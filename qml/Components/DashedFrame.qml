import QtQuick
import QtQuick.Shapes
import Penstock.Style

// The outline of what cannot be used now: broken, so that it is told from the rest without colour
// and without making its words faint.
Shape {
    id: root

    readonly property real inset: Style.hairline / 2
    readonly property real bend: Style.radius - inset
    readonly property real acrossX: width - 2 * Style.radius
    readonly property real acrossY: height - 2 * Style.radius

    anchors.fill: parent
    Accessible.ignored: true

    ShapePath {
        strokeColor: Style.color.inkSoft
        strokeWidth: Style.hairline
        strokeStyle: ShapePath.DashLine
        dashPattern: [4, 4]
        fillColor: "transparent"

        PathSvg {
            path: `M${Style.radius} ${root.inset}h${root.acrossX}a${root.bend} ${root.bend} 0 0 1 ${root.bend} ${root.bend}v${root.acrossY}a${root.bend} ${root.bend} 0 0 1 ${-root.bend} ${root.bend}h${-root.acrossX}a${root.bend} ${root.bend} 0 0 1 ${-root.bend} ${-root.bend}v${-root.acrossY}a${root.bend} ${root.bend} 0 0 1 ${root.bend} ${-root.bend}Z`
        }
    }
}
