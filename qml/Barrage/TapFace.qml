import QtQuick
import QtQuick.Templates
import Penstock.Style

// The card below something that a tap shows in large.
Rectangle {
    id: root

    required property AbstractButton button

    radius: Style.radius
    color: button.down ? Style.color.line : Style.color.surface
    border.width: button.visualFocus ? Style.focusLine : Style.hairline
    border.color: button.visualFocus ? Style.color.ink : Style.color.line
}
