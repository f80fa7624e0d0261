import QtQuick
import QtQuick.Templates
import Penstock.Style

// Scrolls what is higher than it. The line at its edge says where one is, and goes when one rests.
// On the bare templates: a whole style would be read before the first page is seen.
ScrollView {
    id: root

    function goToTop() {
        bar.position = 0;
    }

    implicitWidth: contentWidth + leftPadding + rightPadding
    implicitHeight: contentHeight + topPadding + bottomPadding

    ScrollBar.vertical: ScrollBar {
        id: bar

        parent: root
        x: root.mirrored ? 0 : root.width - width
        y: root.topPadding
        height: root.availableHeight
        implicitWidth: implicitContentWidth + leftPadding + rightPadding
        minimumSize: width / height
        padding: 2

        contentItem: Rectangle {
            implicitWidth: 6
            radius: width / 2
            color: Style.color.inkSoft
            opacity: bar.active && bar.size < 1 ? 0.75 : 0

            Behavior on opacity  {
                enabled: !bar.active

                NumberAnimation {
                    duration: Style.pageChange
                }
            }
        }
    }
}
