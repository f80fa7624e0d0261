import QtQuick
import QtQuick.Shapes
import Penstock.App
import Penstock.Style

// The way of a conduit over the map: thin and dashed, or a pipe in its owner's colour.
Shape {
    id: root

    required property MapSite site
    readonly property bool isBuilt: site.owner >= 0

    ShapePath {
        strokeColor: root.isBuilt ? Style.map.pipeEdge : Style.map.pipe
        strokeWidth: root.isBuilt ? 5.4 : 1.1
        strokeStyle: root.isBuilt ? ShapePath.SolidLine : ShapePath.DashLine
        dashPattern: [3, 2.6]
        fillColor: "transparent"
        joinStyle: ShapePath.RoundJoin
        capStyle: root.isBuilt ? ShapePath.RoundCap : ShapePath.FlatCap

        PathSvg {
            path: root.site.path
        }
    }

    ShapePath {
        strokeColor: root.isBuilt ? Style.companies[root.site.owner].fill : "transparent"
        strokeWidth: root.isBuilt ? 3.8 : -1
        fillColor: "transparent"
        joinStyle: ShapePath.RoundJoin
        capStyle: ShapePath.RoundCap

        PathSvg {
            path: root.site.path
        }
    }
}
