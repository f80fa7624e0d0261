import QtQuick
import QtQuick.Shapes
import Penstock.Style

// The product's mark: water behind a dam, and the pipe that leads it down to the turbine.
Item {
    id: root

    implicitWidth: 160
    implicitHeight: 120
    Accessible.ignored: true

    Shape {
        width: 160
        height: 120
        scale: Math.min(root.width / width, root.height / height)
        anchors.centerIn: parent
        layer.enabled: GraphicsInfo.api !== GraphicsInfo.Software // which smooths edges by itself
        layer.samples: 4

        ShapePath {
            strokeColor: "transparent"
            fillColor: Style.color.water

            PathSvg {
                path: "M 4 34 q 8 -8 16 0 t 16 0 t 16 0 l 12 64 h -60 z"
            }
        }

        ShapePath {
            strokeColor: "transparent"
            fillColor: Style.color.inkSoft

            PathSvg {
                path: "M 54 20 h 14 q 4 50 28 86 h -34 z"
            }
        }

        ShapePath {
            strokeColor: Style.color.ink
            strokeWidth: 7
            fillColor: "transparent"
            capStyle: ShapePath.RoundCap

            PathSvg {
                path: "M 60 62 h 16 l 34 32 h 16"
            }
        }

        ShapePath {
            strokeColor: Style.color.water
            strokeWidth: 5
            fillColor: Style.color.paper

            PathAngleArc {
                centerX: 136
                centerY: 94
                radiusX: 14
                radiusY: 14
                startAngle: 0
                sweepAngle: 360
            }
        }

        ShapePath {
            strokeColor: Style.color.water
            strokeWidth: 4
            fillColor: "transparent"
            capStyle: ShapePath.RoundCap

            PathSvg {
                path: "M 136 86 v 16 M 128 94 h 16"
            }
        }
    }
}
