import QtQuick
import QtQuick.Templates
import Penstock.Style

// The line at the edge of what scrolls: says where one is, and goes when one rests. On the bare
// templates, because a small first page has it, and a whole style would be read before it is seen.
ScrollBar {
    id: root

    implicitWidth: implicitContentWidth + leftPadding + rightPadding
    implicitHeight: implicitContentHeight + topPadding + bottomPadding
    minimumSize: width / height
    padding: 2

    contentItem: Rectangle {
        implicitWidth: 6
        radius: width / 2
        color: Style.color.inkSoft
        opacity: root.active && root.size < 1 ? 0.75 : 0

        Behavior on opacity  {
            enabled: !root.active

            NumberAnimation {
                duration: Style.pageChange
            }
        }
    }
}
