import QtQuick
import Penstock.Style

// The points as on a score pad: a line for each source of points, a column for each player.
Item {
    id: root

    required property list<string> labels // of the lines: none for the head, the total is the last
    required property Component line // shows one of them, below the columns
    required property int columnCount
    property int rowHeight: Style.tableRow
    readonly property int columnWidth: Math.max(Style.tableColumn, width / (columnCount + 2))
    readonly property int labelWidth: width - columnCount * columnWidth
    default property alias columns: row.data

    implicitHeight: labels.length * rowHeight

    Repeater {
        model: root.labels
        delegate: root.line
    }

    Row {
        id: row

        x: root.labelWidth
    }
}
