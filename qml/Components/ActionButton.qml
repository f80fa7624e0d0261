import QtQuick
import QtQuick.Templates
import Penstock.Style

// A wide button. `prominent` marks the one thing to do next; a page has at most one of them. What
// cannot be pressed now has neither fill nor whole outline.
AbstractButton {
    id: root

    property bool prominent: false
    readonly property color fill: {
        if (!enabled)
            return "transparent";
        if (prominent)
            return down ? Style.color.waterPressed : Style.color.water;
        return down ? Style.color.line : Style.color.surface;
    }

    implicitWidth: Math.max(Style.touch, implicitContentWidth + leftPadding + rightPadding)
    implicitHeight: Math.max(Style.button, implicitContentHeight + topPadding + bottomPadding)
    padding: Style.gap
    topPadding: Style.gapSmall
    bottomPadding: Style.gapSmall
    font.pixelSize: Style.fontBody
    font.weight: prominent ? Font.DemiBold : Font.Normal
    Accessible.name: text
    Keys.onReturnPressed: root.clicked()
    Keys.onEnterPressed: root.clicked()

    contentItem: Text {
        text: root.text
        font: root.font
        color: root.enabled ? (root.prominent ? Style.color.waterText : Style.color.ink) : Style.color.inkSoft
        horizontalAlignment: Text.AlignHCenter
        verticalAlignment: Text.AlignVCenter
        wrapMode: Text.Wrap
    }

    background: Rectangle {
        radius: Style.radius
        color: root.fill
        border.width: root.enabled ? (root.visualFocus ? Style.focusLine : Style.hairline) : 0
        border.color: root.visualFocus ? Style.color.ink : (root.prominent ? root.fill : Style.color.line)

        Loader {
            anchors.fill: parent
            active: !root.enabled
            source: "DashedFrame.qml"
        }
    }
}
