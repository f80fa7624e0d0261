pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Shapes
import Penstock.App
import Penstock.Pieces

// The drawing of the map in its own units; whoever shows it scales it.
Item {
    id: root

    required property BarrageMapModel map

    signal spotPressed(MapSpot spot)

    width: map.size.width
    height: map.size.height

    MapGround {
        anchors.fill: parent
        rivers: root.map.rivers
    }

    Shape {
        ShapePath {
            strokeColor: PieceColors.map.pipe
            strokeWidth: 1.1
            strokeStyle: ShapePath.DashLine
            dashPattern: [3, 2.6]
            fillColor: "transparent"
            joinStyle: ShapePath.RoundJoin

            PathSvg {
                path: root.map.freeSpaces.conduits
            }
        }
    }

    Repeater {
        model: root.map.builtConduits

        ConduitDelegate {
            required property MapSite modelData

            site: modelData
        }
    }

    Repeater {
        model: root.map.headstreams

        HeadstreamDelegate {
            required property MapHeadstream modelData

            headstream: modelData
            onPressed: root.spotPressed(modelData)
        }
    }

    Shape {
        ShapePath {
            strokeColor: PieceColors.map.basinLine
            strokeWidth: 1.2
            fillColor: PieceColors.map.basin

            PathSvg {
                path: root.map.basinOutlines
            }
        }
    }

    Repeater {
        model: root.map.basins

        BasinDelegate {
            required property MapBasin modelData

            basin: modelData
            onPressed: root.spotPressed(modelData)
        }
    }

    MapSpaces {
        map: root.map
    }

    Repeater {
        model: root.map.builtDams

        DamDelegate {
            required property MapSite modelData

            site: modelData
            x: site.box.x
            y: site.box.y
        }
    }

    Repeater {
        model: root.map.builtPowerhouses

        PowerhouseDelegate {
            required property MapSite modelData

            site: modelData
            x: site.box.x
            y: site.box.y
        }
    }

    Repeater {
        model: root.map.builtConduits

        ConduitPlate {
            required property MapSite modelData

            site: modelData
            x: site.box.x
            y: site.box.y
        }
    }

    Repeater {
        model: root.map.conduits

        ConduitFigure {
            required property MapSite modelData

            site: modelData
            visible: !isBuilt
            x: site.box.x + 1.5 // inside a mark, which lies on the edge
            y: site.box.y + 2
            width: site.box.width - 3
            height: site.box.height - 4
        }
    }

    WaterWays {
        map: root.map
    }

    Repeater {
        model: root.map.marked

        MarkDelegate {
            required property MapSpot modelData

            spot: modelData
            Accessible.role: Accessible.Button
            Accessible.name: `${spot.name}: ${spot.detail} ${spot.markLabel}`
            Accessible.ignored: spot.mark !== MapSpot.Choice
            Accessible.onPressAction: root.spotPressed(spot)
        }
    }

    DropFlow {
        anchors.fill: parent
        map: root.map
    }
}
