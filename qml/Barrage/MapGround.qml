import QtQuick
import QtQuick.Shapes
import Penstock.Pieces

// The ground of the map: mountains, hills and plains as pale bands with a few lines of relief, and
// the rivers.
Item {
    id: root

    required property string rivers

    Rectangle {
        y: 22
        width: parent.width
        height: 112
        color: PieceColors.map.mountains
    }

    Rectangle {
        y: 134
        width: parent.width
        height: 106
        color: PieceColors.map.hills
    }

    Rectangle {
        y: 240
        width: parent.width
        height: parent.height - y
        color: PieceColors.map.plains
    }

    Shape {
        ShapePath {
            strokeColor: PieceColors.map.relief
            strokeWidth: 1.2
            fillColor: "transparent"
            joinStyle: ShapePath.RoundJoin

            PathSvg {
                path: "M0 66L10 50L17 58L30 40L44 56L58 44L72 60L92 38L108 57L121 48L136 62L160 40L176 58L190 47L204 60L228 39L246 58L262 46L276 60L298 40L316 58L330 48L342 60L352 50L360 58" + "M30 40L34 50L31 54M92 38L96 48L92 54M160 40L165 50L161 55M228 39L233 49L229 54M298 40L303 50L299 55" + "M0 152Q20 138 44 150T92 150T140 146T188 150T236 146T284 150T332 146T360 150" + "M0 190Q14 176 30 188T62 188T90 186" + "M0 240H360" + "M312 286h22M318 292h26M308 298h16M184 290h20M178 296h26M188 302h14M314 350h14M6 404h22M12 410h26M150 404h18M146 410h30M328 406h22M320 412h26"
            }
        }
    }

    Shape {
        ShapePath {
            strokeColor: PieceColors.map.shore
            strokeWidth: 10
            fillColor: "transparent"
            capStyle: ShapePath.FlatCap

            PathSvg {
                path: root.rivers
            }
        }

        ShapePath {
            strokeColor: PieceColors.map.river
            strokeWidth: 8
            fillColor: "transparent"
            capStyle: ShapePath.FlatCap

            PathSvg {
                path: root.rivers
            }
        }
    }
}
