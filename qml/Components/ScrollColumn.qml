import QtQuick
import Penstock.Style

// One thing below the other in a column no wider than is good to read, which scrolls.
ScrollArea {
    id: root

    default property alias content: column.data
    property alias rowSpacing: column.spacing

    contentWidth: availableWidth

    Column {
        id: column

        x: (root.availableWidth - width) / 2
        width: Math.min(root.availableWidth - 2 * Style.gap, Style.column)
        spacing: Style.gapSmall
    }
}
