import QtQuick
import QtQuick.Shapes
import Penstock.Components
import Penstock.Style

// Drops that would leave the map: one crossed out, and how many.
Item {
    id: root

    required property int count
    property bool areNew: false

    visible: count > 0
    width: number.x + number.width
    height: 15

    DropRow {
        x: 3
        y: 2
        waiting: root.areNew ? 0 : 1
        added: root.areNew ? 1 : 0
    }

    Shape {
        ShapePath {
            strokeColor: Style.color.ink
            strokeWidth: 1.6
            capStyle: ShapePath.RoundCap
            fillColor: "transparent"

            PathSvg {
                path: "M1 2L13 14M13 2L1 14"
            }
        }
    }

    PlainText {
        id: number

        x: 16
        height: parent.height
        text: root.count
        color: Style.color.ink
        font.pixelSize: 14 * Style.mapGrowth
        font.weight: Font.Bold
        verticalAlignment: Text.AlignVCenter
    }
}
