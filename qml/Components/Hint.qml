import QtQuick
import QtQuick.Templates
import Penstock.Style

// What a sign means, beside it while it is held.
ToolTip {
    id: root

    x: (parent.width - width) / 2
    y: -height
    implicitWidth: implicitContentWidth + 2 * padding
    implicitHeight: implicitContentHeight + 2 * padding
    margins: Style.gapSmall
    padding: Style.gapSmall
    closePolicy: Popup.NoAutoClose // it goes when the finger does

    contentItem: PlainText {
        objectName: "hintText"
        text: root.text
        color: Style.color.ink
        font.pixelSize: Style.fontSmall
        wrapMode: Text.Wrap
    }

    background: Rectangle {
        color: Style.color.surface
        border.width: Style.hairline
        border.color: Style.color.line
        radius: Style.radius
    }
}
