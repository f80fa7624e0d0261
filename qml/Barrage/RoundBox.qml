import QtQuick
import QtQuick.Shapes
import Penstock.Pieces

// A rounded box of the map's drawing. A Rectangle would do, but the software renderer scales the
// picture of its corners, which a zoomed drawing shows. Its size is always given, or a shape would take
// the one of its path, which follows the size.
Shape {
    id: root

    property real radius: 3
    property real lineWidth: 1
    property color lineColor: PieceColors.map.basinLine
    property color color: PieceColors.map.basin
    readonly property real inset: lineWidth / 2
    readonly property real farX: width - inset
    readonly property real farY: height - inset

    width: 0
    height: 0

    ShapePath {
        strokeColor: root.lineColor
        strokeWidth: root.lineWidth
        fillColor: root.color

        PathSvg {
            path: `M${root.radius} ${root.inset}H${root.width - root.radius}Q${root.farX} ${root.inset} ${root.farX} ${root.radius}V${root.height - root.radius}Q${root.farX} ${root.farY} ${root.width - root.radius} ${root.farY}H${root.radius}Q${root.inset} ${root.farY} ${root.inset} ${root.height - root.radius}V${root.radius}Q${root.inset} ${root.inset} ${root.radius} ${root.inset}Z`
        }
    }
}
