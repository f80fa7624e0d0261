import QtQuick
import Penstock.Style

// The ground of a wide button. What cannot be pressed now has neither fill nor whole outline.
Rectangle {
    id: root

    required property bool prominent
    required property bool down
    required property bool visualFocus
    readonly property color fill: {
        if (!enabled)
            return "transparent";
        if (prominent)
            return down ? Style.color.waterPressed : Style.color.water;
        return down ? Style.color.line : Style.color.surface;
    }

    radius: Style.radius
    color: fill
    border.width: enabled ? (visualFocus ? Style.focusLine : Style.hairline) : 0
    border.color: visualFocus ? Style.color.ink : (prominent ? fill : Style.color.line)

    Loader {
        anchors.fill: parent
        active: !root.enabled
        source: "DashedFrame.qml"
    }
}
