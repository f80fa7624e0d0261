import QtQuick
import Penstock.Style

// Above a line of a score table, a thicker one above the total.
Rectangle {
    id: root

    required property bool isTotal

    width: parent.width
    height: isTotal ? 2 * Style.hairline : Style.hairline
    color: isTotal ? Style.color.ink : Style.color.line
}
