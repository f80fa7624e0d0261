pragma ComponentBehavior: Bound
import QtQuick
import Penstock.Style

// The figures of a chart as a table: figures keep their width and the name takes what is left. Where
// that is too little for its longest word, each row is written as lines instead.
Column {
    id: root

    required property list<string> headers
    required property list<string> cells // row after row
    readonly property int rows: headers.length > 0 ? cells.length / headers.length : 0
    readonly property real least: widest(wordsOf(0).join(" ").split(" "))
    readonly property var figureWidths: {
        const widths = [];
        for (let column = 1; column < headers.length; ++column)
            widths.push(widest(wordsOf(column)));
        return widths;
    }
    readonly property real nameWidth: figureWidths.reduce((left, each) => left - each - Style.gapSmall, width)
    readonly property bool isGrid: nameWidth >= least

    // What stands in a column, with its head.
    function wordsOf(column: int): var {
        const words = [headers[column] ?? ""];
        for (let place = column; place < cells.length; place += headers.length)
            words.push(cells[place]);
        return words;
    }

    // Asks for the font, so that it is measured again with other letters.
    function widest(words: var): real {
        return letters.font.pixelSize > 0 ? Math.ceil(Math.max(0, ...words.map(word => letters.advanceWidth(word)))) : 0;
    }

    function widthOf(column: int): real {
        return column === 0 ? nameWidth : figureWidths[column - 1];
    }

    spacing: Style.gapSmall

    FontMetrics {
        id: letters

        font.family: head.font.family
        font.pixelSize: Style.fontSmall
        font.weight: Font.DemiBold
    }

    Row {
        visible: root.isGrid
        spacing: Style.gapSmall

        Repeater {
            model: root.isGrid ? root.headers : []

            ChartText {
                required property int index
                required property string modelData

                width: root.widthOf(index)
                text: modelData
                color: Style.color.ink
                font.weight: Font.DemiBold
                horizontalAlignment: index === 0 ? Text.AlignLeft : Text.AlignRight
                Accessible.role: Accessible.ColumnHeader
                Accessible.name: text
            }
        }
    }

    Repeater {
        model: root.rows

        Flow {
            id: line

            required property int index

            width: root.width
            spacing: Style.gapSmall

            Repeater {
                model: root.headers

                ChartText {
                    required property int index
                    required property string modelData
                    readonly property int place: line.index * root.headers.length + index
                    readonly property string cell: root.cells[place] ?? "" // while others come
                    readonly property string named: qsTr("%1: %2").arg(modelData).arg(cell)

                    objectName: `cell${place}`
                    width: root.isGrid ? root.widthOf(index) : (index === 0 ? line.width : Math.min(line.width, root.widest([named])))
                    text: root.isGrid || index === 0 ? cell : named
                    color: Style.color.ink
                    font.weight: !root.isGrid && index === 0 ? Font.DemiBold : Font.Normal
                    horizontalAlignment: root.isGrid && index > 0 ? Text.AlignRight : Text.AlignLeft
                    wrapMode: index === 0 || !root.isGrid ? Text.Wrap : Text.NoWrap
                    Accessible.role: Accessible.Cell
                    Accessible.name: named
                }
            }
        }
    }

    ChartText {
        id: head

        visible: false
    }
}
