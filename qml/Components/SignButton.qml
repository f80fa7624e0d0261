import QtQuick
import QtQuick.Templates
import Penstock.Style

// A button with only a sign on it; its text is said aloud and shown while it is held.
// What cannot be pressed now is struck out.
AbstractButton {
    id: root

    required property string sign

    implicitWidth: Style.touch
    implicitHeight: Style.touch
    Accessible.name: text
    Keys.onReturnPressed: root.clicked()
    Keys.onEnterPressed: root.clicked()

    contentItem: Text {
        text: root.sign
        color: root.enabled ? Style.color.ink : Style.color.inkSoft
        font.pixelSize: Style.fontTitle
        font.strikeout: !root.enabled
        horizontalAlignment: Text.AlignHCenter
        verticalAlignment: Text.AlignVCenter
    }

    background: Rectangle {
        radius: Style.radius
        color: root.down ? Style.color.line : "transparent"
        border.width: root.visualFocus ? Style.focusLine : 0
        border.color: Style.color.ink
    }

    ToolTip.visible: pressed || (hovered && enabled)
    ToolTip.text: text
    ToolTip.delay: 400
}
