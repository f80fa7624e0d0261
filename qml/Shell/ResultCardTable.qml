pragma ComponentBehavior: Bound
import QtQuick
import Penstock.App
import Penstock.Components
import Penstock.Style

// Where the points of a result came from: a line for each source, a column for each participant.
Item {
    id: root

    required property PlayShare play
    readonly property int columnWidth: Math.min(Style.tableColumn, width / (columns.count + 2))
    readonly property int labelWidth: width - columns.count * columnWidth

    implicitHeight: lines.implicitHeight

    Column {
        id: lines

        width: root.width

        Item {
            width: parent.width
            height: Style.tableRow
        }

        Repeater {
            model: root.play.labels

            Item {
                id: line

                required property string modelData

                width: lines.width
                height: Style.tableRow

                Rectangle {
                    width: parent.width
                    height: Style.hairline
                    color: Style.color.line
                }

                PlainText {
                    width: root.labelWidth
                    height: parent.height
                    text: line.modelData
                    color: Style.color.inkSoft
                    font.pixelSize: Style.fontSmall
                    font.hintingPreference: Font.PreferNoHinting
                    fontSizeMode: Text.Fit
                    minimumPixelSize: Style.fontSmall / 2
                    verticalAlignment: Text.AlignVCenter
                }
            }
        }
    }

    Row {
        x: root.labelWidth

        Repeater {
            id: columns

            model: root.play

            Column {
                id: column

                required property string sign
                required property int company
                required property list<int> points

                width: root.columnWidth

                Item {
                    width: column.width
                    height: Style.tableRow

                    SignPlate {
                        anchors.fill: parent
                        anchors.margins: 3
                        sign: column.sign
                        company: column.company
                    }
                }

                Repeater {
                    model: column.points

                    PlainText {
                        required property int modelData

                        width: column.width
                        height: Style.tableRow
                        text: modelData
                        color: Style.color.ink
                        font.pixelSize: Style.fontSmall
                        font.hintingPreference: Font.PreferNoHinting
                        horizontalAlignment: Text.AlignHCenter
                        verticalAlignment: Text.AlignVCenter
                    }
                }
            }
        }
    }
}
