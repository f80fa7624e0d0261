import QtQuick
import QtQuick.Shapes
import Penstock.App
import Penstock.Style

// Where drops would run: a plain grey line for those that wait, a broken blue one for new ones.
Shape {
    id: root

    required property BarrageMapModel map

    ShapePath {
        strokeColor: Style.color.inkSoft
        strokeWidth: 2
        fillColor: "transparent"

        PathSvg {
            path: root.map.water.waitingWays
        }
    }

    ShapePath {
        strokeColor: "transparent"
        fillColor: Style.color.inkSoft

        PathSvg {
            path: root.map.water.waitingHeads
        }
    }

    ShapePath {
        strokeColor: Style.color.water
        strokeWidth: 2.4
        strokeStyle: ShapePath.DashLine
        dashPattern: [2.2, 1.2]
        fillColor: "transparent"

        PathSvg {
            path: root.map.water.newWays
        }
    }

    ShapePath {
        strokeColor: "transparent"
        fillColor: Style.color.water

        PathSvg {
            path: root.map.water.newHeads
        }
    }
}
