import QtQuick
import QtQuick.Controls.Basic
import QtQuick.Layouts
import QtQuick.Templates as T
import Penstock.Style

// Something that slides over the lower part of the page, within reach of the thumb. Whatever is
// tapped in it holds at once, so it can be left at any moment.
Popup {
    id: root

    property string title: ""
    default property alias content: column.data

    parent: T.Overlay.overlay
    x: (parent.width - width) / 2
    y: parent.height - height
    width: Math.min(parent.width, Style.column)
    height: Math.min(implicitHeight, parent.height)
    padding: Style.gap
    modal: true
    focus: true
    closePolicy: Popup.CloseOnEscape | Popup.CloseOnPressOutside

    background: Rectangle {
        color: Style.color.surface
        border.width: Style.hairline
        border.color: Style.color.line
        radius: Style.radius
    }

    ScrollArea {
        id: scroll

        anchors.fill: parent
        implicitHeight: column.implicitHeight
        contentWidth: availableWidth

        ColumnLayout {
            id: column

            width: scroll.availableWidth
            spacing: Style.gapSmall

            BodyText {
                objectName: "sheetTitle"
                text: root.title
                font.weight: Font.DemiBold
                Layout.fillWidth: true
                Accessible.role: Accessible.Heading
                Accessible.name: text
            }
        }
    }
}
