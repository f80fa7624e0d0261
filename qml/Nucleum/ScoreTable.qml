pragma ComponentBehavior: Bound
import QtQuick
import Penstock.App
import Penstock.Components
import Penstock.Style

// The final scoring by category: a line for each, a column for each player.
Item {
    id: root

    required property NucleumEndModel score
    readonly property int rowHeight: Math.max(Style.tableRow, Math.round(2.8 * Style.fontSmall))
    readonly property int columnWidth: Math.max(Style.tableColumn, width / (score.count + 2))
    readonly property int labelWidth: width - score.count * columnWidth

    implicitHeight: (score.labels.length + 1) * rowHeight

    Repeater {
        model: root.score.labels.length

        Item {
            id: line

            required property int index
            readonly property bool isTotal: index === root.score.labels.length - 1

            y: (index + 1) * root.rowHeight
            width: root.width
            height: root.rowHeight

            Rectangle {
                width: parent.width
                height: line.isTotal ? 2 * Style.hairline : Style.hairline
                color: line.isTotal ? Style.color.ink : Style.color.line
            }

            WordText {
                width: root.labelWidth - Style.gapSmall
                height: parent.height
                text: root.score.labels[line.index] ?? ""
                mostSize: Style.fontSmall
                color: line.isTotal ? Style.color.ink : Style.color.inkSoft
                font.weight: line.isTotal ? Font.Bold : Font.Normal
                verticalAlignment: Text.AlignVCenter
            }
        }
    }

    Row {
        x: root.labelWidth

        Repeater {
            model: root.score

            Column {
                id: column

                required property string name
                required property int colour
                required property bool isWinner
                required property list<int> points
                readonly property int total: points[points.length - 1]

                width: root.columnWidth
                Accessible.role: Accessible.StaticText
                Accessible.name: isWinner ? qsTr("%1: total %2, winner").arg(name).arg(total) : qsTr("%1: total %2").arg(name).arg(total)

                Item {
                    width: parent.width
                    height: root.rowHeight

                    PlayerBadge {
                        anchors.centerIn: parent
                        colour: column.colour
                    }
                }

                Repeater {
                    model: column.points.length

                    Text {
                        required property int index
                        readonly property bool isTotal: index === column.points.length - 1

                        objectName: isTotal ? "total" : ""
                        width: column.width
                        height: root.rowHeight
                        text: column.points[index] ?? 0
                        color: isTotal && column.isWinner ? Style.color.water : Style.color.ink
                        font.pixelSize: Style.fontBody
                        font.weight: isTotal ? Font.Bold : Font.Normal
                        font.underline: isTotal && column.isWinner
                        horizontalAlignment: Text.AlignHCenter
                        verticalAlignment: Text.AlignVCenter
                    }
                }
            }
        }
    }
}
