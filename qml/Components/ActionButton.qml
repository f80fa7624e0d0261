import QtQuick
import QtQuick.Controls.Basic
import Penstock.Style

// A wide button. `prominent` marks the one thing to do next; a page has at most one of them.
AbstractButton {
    id: root

    property bool prominent: false
    readonly property color fill: {
        if (prominent)
            return down ? Style.color.waterPressed : Style.color.water;
        return down ? Style.color.line : Style.color.surface;
    }

    implicitHeight: Math.max(Style.button, implicitContentHeight + topPadding + bottomPadding)
    padding: Style.gap
    topPadding: Style.gapSmall
    bottomPadding: Style.gapSmall
    font.pixelSize: Style.fontBody
    opacity: enabled ? 1 : Style.faint
    font.weight: prominent ? Font.DemiBold : Font.Normal
    Accessible.name: text
    Keys.onReturnPressed: root.clicked()
    Keys.onEnterPressed: root.clicked()

    contentItem: Text {
        text: root.text
        font: root.font
        color: root.prominent ? Style.color.waterText : Style.color.ink
        horizontalAlignment: Text.AlignHCenter
        verticalAlignment: Text.AlignVCenter
        wrapMode: Text.Wrap
    }

    background: Rectangle {
        radius: Style.radius
        color: root.fill
        border.width: root.visualFocus ? Style.focusLine : Style.hairline
        border.color: root.visualFocus ? Style.color.ink : (root.prominent ? root.fill : Style.color.line)
    }
}
