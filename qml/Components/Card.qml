import QtQuick
import Penstock.Style

// A sheet of paper as high as what stands on it, one thing below the other.
Rectangle {
    id: root

    default property alias content: column.data
    property int inset: Style.gapSmall // above and below it
    property int sideInset: inset

    implicitHeight: column.implicitHeight + 2 * inset
    radius: Style.radius
    color: Style.color.surface
    border.width: Style.hairline
    border.color: Style.color.line

    Column {
        id: column

        x: root.sideInset
        y: root.inset
        width: root.width - 2 * root.sideInset
        spacing: Style.gapSmall
    }
}
