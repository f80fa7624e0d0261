import QtQuick
import QtQuick.Shapes
import Penstock.App
import Penstock.Pieces

// A built conduit on its way over the map: a pipe in its owner's colour.
Shape {
    id: root

    required property MapSite site

    ShapePath {
        strokeColor: PieceColors.map.pipeEdge
        strokeWidth: 5.4
        fillColor: "transparent"
        joinStyle: ShapePath.RoundJoin
        capStyle: ShapePath.RoundCap

        PathSvg {
            path: root.site.path
        }
    }

    ShapePath {
        strokeColor: root.site.owner >= 0 ? PieceColors.companies[root.site.owner].fill : "transparent"
        strokeWidth: 3.8
        fillColor: "transparent"
        joinStyle: ShapePath.RoundJoin
        capStyle: ShapePath.RoundCap

        PathSvg {
            path: root.site.path
        }
    }
}
