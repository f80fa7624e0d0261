import QtQuick
import QtQuick.Templates
import QtQuick.Layouts
import Penstock.Style

// A titled page whose content scrolls in a column no wider than is good to read.
Page {
    id: root

    default property alias content: column.data
    property int mostWidth: Style.column // of the content

    signal backRequested

    function scrollToTop() {
        scroll.goToTop();
    }

    background: Rectangle {
        color: Style.color.paper
    }

    header: PageHeader {
        title: root.title
        onBackRequested: root.backRequested()
    }

    ScrollArea {
        id: scroll

        anchors.fill: parent
        contentWidth: availableWidth

        ColumnLayout {
            id: column

            x: (scroll.availableWidth - width) / 2
            width: Math.min(scroll.availableWidth - 2 * Style.gap, root.mostWidth)
            spacing: Style.gap
        }
    }
}
