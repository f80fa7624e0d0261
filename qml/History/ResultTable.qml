pragma ComponentBehavior: Bound
import QtQuick
import Penstock.App
import Penstock.Components
import Penstock.Style

// Figures of a play: a line for each label, a column for each participant. Either the points with
// their total or the energy of the rounds.
Item {
    id: root

    required property PlayModel play
    required property list<string> labels
    property bool showsEnergy: false
    readonly property int columnWidth: Math.min(2 * Style.tableColumn, Math.max(Style.tableColumn, width / (columns.count + 2)))
    readonly property int labelWidth: width - columns.count * columnWidth
    // Two lines of a long label fit.
    readonly property int lineHeight: Math.max(Style.tableRow, Math.round(2.5 * Style.fontSmall))
    readonly property int lineCount: labels.length + (showsEnergy ? 1 : 2) // with the head and the total

    implicitHeight: lineCount * lineHeight

    Repeater {
        model: root.lineCount

        Item {
            id: line

            required property int index
            readonly property bool isTotal: index > root.labels.length
            readonly property string label: isTotal ? qsTr("Total") : (index > 0 ? root.labels[index - 1] : "")

            y: index * root.lineHeight
            width: root.width
            height: root.lineHeight

            Rectangle {
                visible: line.index > 0
                width: parent.width
                height: line.isTotal ? 2 * Style.hairline : Style.hairline
                color: line.isTotal ? Style.color.ink : Style.color.line
            }

            PlainText {
                width: root.labelWidth - Style.gapSmall
                height: parent.height
                text: line.label
                color: line.isTotal ? Style.color.ink : Style.color.inkSoft
                font.pixelSize: Style.fontSmall
                font.weight: line.isTotal ? Font.Bold : Font.Normal
                wrapMode: Text.Wrap
                maximumLineCount: 2
                verticalAlignment: Text.AlignVCenter
            }
        }
    }

    Row {
        x: root.labelWidth

        Repeater {
            id: columns

            model: root.play

            ResultColumn {
                width: root.columnWidth
                showsEnergy: root.showsEnergy
                rowCount: root.labels.length
                rowHeight: root.lineHeight
            }
        }
    }
}
