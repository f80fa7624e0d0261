pragma ComponentBehavior: Bound
import QtQuick
import Penstock.Components
import Penstock.Style

// One player's column of a score table: whose it is, the points, the total.
Column {
    id: root

    required property string name
    required property bool isWinner
    required property list<int> figures // the total is the last
    required property int rowHeight
    readonly property int sum: figures[figures.length - 1] ?? 0
    default property alias sign: head.data

    Accessible.role: Accessible.StaticText
    Accessible.name: isWinner ? qsTr("%1: total %2, winner").arg(name).arg(sum) : qsTr("%1: total %2").arg(name).arg(sum)

    Item {
        id: head

        width: root.width
        height: root.rowHeight
    }

    Repeater {
        model: root.figures.length

        PlainText {
            required property int index
            readonly property bool isTotal: index === root.figures.length - 1

            objectName: isTotal ? "total" : ""
            width: root.width
            height: root.rowHeight
            text: root.figures[index] ?? 0
            color: isTotal && root.isWinner ? Style.color.water : Style.color.ink
            font.pixelSize: Style.fontBody
            font.weight: isTotal ? Font.Bold : Font.Normal
            font.underline: isTotal && root.isWinner
            horizontalAlignment: Text.AlignHCenter
            verticalAlignment: Text.AlignVCenter
        }
    }
}
