import QtQuick
import QtQuick.Templates

// Scrolls what is higher than it.
ScrollView {
    id: root

    function goToTop() {
        bar.position = 0;
    }

    implicitWidth: contentWidth + leftPadding + rightPadding
    implicitHeight: contentHeight + topPadding + bottomPadding

    ScrollBar.vertical: ScrollLine {
        id: bar

        parent: root
        x: root.mirrored ? 0 : root.width - width
        y: root.topPadding
        height: root.availableHeight
    }
}
