pragma ComponentBehavior: Bound
import QtQuick
import Penstock.App
import Penstock.Style

// The points as on a score pad: a line for each source of points, a column for each company.
Item {
    id: root

    required property BarrageScoreModel score
    readonly property int columnWidth: Math.max(Style.tableColumn, width / (columns.count + 2))
    readonly property int labelWidth: width - columns.count * columnWidth
    readonly property list<string> labels: ["", qsTr("Start"), qsTr("In play"), qsTr("Energy"), qsTr("Bonus tiles"), qsTr("Objective"), qsTr("Supply"), qsTr("Water"), qsTr("Total")]

    implicitHeight: labels.length * Style.tableRow

    Repeater {
        id: lines

        model: root.labels

        Item {
            id: line

            required property int index
            required property string modelData
            readonly property bool isTotal: index === lines.count - 1

            y: index * Style.tableRow
            width: root.width
            height: Style.tableRow

            Rectangle {
                visible: line.index > 0
                width: parent.width
                height: line.isTotal ? 2 * Style.hairline : Style.hairline
                color: line.isTotal ? Style.color.ink : Style.color.line
            }

            Text {
                width: root.labelWidth
                height: parent.height
                text: line.modelData
                color: line.isTotal ? Style.color.ink : Style.color.inkSoft
                font.pixelSize: Style.fontBody
                font.weight: line.isTotal ? Font.Bold : Font.Normal
                fontSizeMode: Text.HorizontalFit
                minimumPixelSize: Style.fontSmall
                verticalAlignment: Text.AlignVCenter
            }
        }
    }

    Row {
        x: root.labelWidth

        Repeater {
            id: columns

            model: root.score

            ScoreColumn {
                width: root.columnWidth
            }
        }
    }
}
