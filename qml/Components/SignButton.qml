import QtQuick
import QtQuick.Controls.Basic
import Penstock.Style

// A button with only a sign on it; its text is said aloud and shown while it is held.
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
        color: Style.color.ink
        opacity: root.enabled ? 1 : Style.faded
        font.pixelSize: Style.fontTitle
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
