import QtQuick
import QtQuick.Controls.Basic
import QtQuick.Layouts
import QtQuick.Templates as T
import Penstock.Components
import Penstock.Style

// Something to look at over the lower part of the page; the page behind it stays as it is.
Popup {
    id: root

    property string title: ""
    property real room: parent.height - Style.gapLarge // it never is higher
    readonly property bool isNarrow: width < 17 * Style.fontBody // for texts of this size
    default property alias content: column.data

    function scrollToTop() {
        scroll.goToTop();
    }

    parent: T.Overlay.overlay
    x: (parent.width - width) / 2
    y: parent.height - height
    width: Math.min(parent.width, Style.column)
    height: Math.min(implicitHeight, room)
    padding: Style.gap
    modal: true
    focus: true
    closePolicy: Popup.CloseOnEscape | Popup.CloseOnPressOutside
    onAboutToShow: scrollToTop()

    background: Rectangle {
        color: Style.color.surface
        border.width: Style.hairline
        border.color: Style.color.line
        radius: Style.radius
    }

    ColumnLayout {
        anchors.fill: parent
        spacing: Style.gapSmall

        RowLayout {
            spacing: Style.gapSmall
            Layout.fillWidth: true

            BodyText {
                objectName: "sheetTitle"
                text: root.title
                font.pixelSize: root.isNarrow ? Style.fontBody : Style.fontTitle
                font.weight: Font.DemiBold
                lineHeight: 1.1
                Layout.fillWidth: true
                Accessible.role: Accessible.Heading
                Accessible.name: text
            }

            SignButton {
                objectName: "closeSheetButton"
                sign: "remove"
                text: qsTr("Close")
                focus: true
                Layout.alignment: Qt.AlignTop
                onClicked: root.close()
            }
        }

        ScrollArea {
            id: scroll

            objectName: "sheetScroll"
            implicitHeight: column.implicitHeight
            contentWidth: availableWidth
            clip: true
            Layout.fillWidth: true
            Layout.fillHeight: true

            // A positioner: a layout would give words that wrap the height of one line.
            Column {
                id: column

                width: scroll.availableWidth
                spacing: Style.gapSmall
            }
        }
    }
}
