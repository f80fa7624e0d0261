import QtQuick
import QtQuick.Shapes
import Penstock.App
import Penstock.Pieces

// The outlines of all free bases and powerhouses and the plates of free conduits. Red ones, which
// cost more, also have a filled corner.
Shape {
    id: root

    required property BarrageMapModel map

    ShapePath {
        strokeColor: PieceColors.map.space
        strokeWidth: 1
        strokeStyle: ShapePath.DashLine
        dashPattern: [3, 2]
        fillColor: "transparent"

        PathSvg {
            path: root.map.freeSpaces.bases
        }
    }

    ShapePath {
        strokeColor: PieceColors.map.redSpace
        strokeWidth: 1.4
        strokeStyle: ShapePath.DashLine
        dashPattern: [3, 2]
        fillColor: "transparent"

        PathSvg {
            path: root.map.freeSpaces.redBases
        }
    }

    ShapePath {
        strokeColor: PieceColors.map.space
        strokeWidth: 1
        fillColor: PieceColors.map.basin

        PathSvg {
            path: root.map.freeSpaces.powerhouses
        }
    }

    ShapePath {
        strokeColor: PieceColors.map.redSpace
        strokeWidth: 1.4
        fillColor: PieceColors.map.basin

        PathSvg {
            path: root.map.freeSpaces.redPowerhouses
        }
    }

    ShapePath {
        strokeColor: "transparent"
        fillColor: PieceColors.map.redSpace

        PathSvg {
            path: root.map.freeSpaces.redCorners
        }
    }

    ShapePath {
        strokeColor: PieceColors.map.pipe
        strokeWidth: 1
        fillColor: PieceColors.map.basin

        PathSvg {
            path: root.map.freeSpaces.plates
        }
    }
}
