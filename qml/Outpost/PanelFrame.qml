import QtQuick
import QtQuick.Layouts
import Penstock.Components
import Penstock.Style

// What the table asks for: the content scrolls, the button for the next thing stands below it at the
// thumb.
ColumnLayout {
    id: root

    default property alias content: column.data
    property alias buttons: foot.data

    function scrollToTop() {
        scroll.goToTop();
    }

    spacing: Style.gapSmall

    ScrollArea {
        id: scroll

        contentWidth: availableWidth
        clip: true
        Layout.fillWidth: true
        Layout.fillHeight: true

        ColumnLayout {
            id: column

            width: scroll.availableWidth
            spacing: Style.gapSmall
        }
    }

    // Opaque: the software renderer does not clip every shape that scrolls.
    Rectangle {
        implicitHeight: foot.implicitHeight
        color: Style.color.paper
        Layout.fillWidth: true
        Layout.fillHeight: false

        ColumnLayout {
            id: foot

            anchors.left: parent.left
            anchors.right: parent.right
            spacing: Style.gapSmall
        }
    }
}
