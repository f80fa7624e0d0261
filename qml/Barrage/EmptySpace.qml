import QtQuick
import QtQuick.Shapes
import Penstock.Pieces

// The outline of a free building space. A red one, which costs more, also has a filled corner.
Shape {
    id: root

    property bool isRed: false
    property bool isDashed: true
    property color ground: "transparent"

    ShapePath {
        strokeColor: root.isRed ? PieceColors.map.redSpace : PieceColors.map.space
        strokeWidth: root.isRed ? 1.4 : 1
        fillColor: root.ground
        strokeStyle: root.isDashed ? ShapePath.DashLine : ShapePath.SolidLine
        dashPattern: [3, 2]

        PathSvg {
            path: `M3 1H${root.width - 3}Q${root.width - 1} 1 ${root.width - 1} 3V${root.height - 3}Q${root.width - 1} ${root.height - 1} ${root.width - 3} ${root.height - 1}H3Q1 ${root.height - 1} 1 ${root.height - 3}V3Q1 1 3 1Z`
        }
    }

    ShapePath {
        strokeColor: "transparent"
        fillColor: root.isRed ? PieceColors.map.redSpace : "transparent"

        PathSvg {
            path: `M${root.width - 6.5} 1H${root.width - 1}V6.5Z`
        }
    }
}
