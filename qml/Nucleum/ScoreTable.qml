pragma ComponentBehavior: Bound
import QtQuick
import Penstock.App
import Penstock.Components
import Penstock.Style
import Penstock.Table as Table

// The final scoring by category.
Table.ScoreTable {
    id: root

    required property NucleumEndModel score

    labels: ["", ...score.labels]
    columnCount: score.count
    rowHeight: Math.max(Style.tableRow, Math.round(2.8 * Style.fontSmall))

    line: Item {
        id: line

        required property int index
        required property string modelData
        readonly property bool isTotal: index === root.labels.length - 1

        y: index * root.rowHeight
        width: root.width
        height: root.rowHeight
        visible: index > 0

        Table.ScoreRule {
            isTotal: line.isTotal
        }

        WordText {
            width: root.labelWidth - Style.gapSmall
            height: parent.height
            text: line.modelData
            mostSize: Style.fontSmall
            color: line.isTotal ? Style.color.ink : Style.color.inkSoft
            font.weight: line.isTotal ? Font.Bold : Font.Normal
            verticalAlignment: Text.AlignVCenter
        }
    }

    Repeater {
        model: root.score

        Table.ScoreColumn {
            id: player

            required property int colour
            required property list<int> points

            width: root.columnWidth
            rowHeight: root.rowHeight
            figures: points

            PlayerBadge {
                anchors.centerIn: parent
                colour: player.colour
            }
        }
    }
}
