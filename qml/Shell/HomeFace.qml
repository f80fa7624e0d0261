import QtQuick
import Penstock.Style

// The ground of what is pressed on the first page and is no plain button.
Rectangle {
    id: root

    required property HomeTap tap

    anchors.fill: parent
    radius: Style.cardRadius
    color: tap.isDown ? Style.color.paper : Style.color.surface
    border.width: tap.activeFocus ? Style.focusLine : Style.hairline // only keys lead to it
    border.color: tap.activeFocus ? Style.color.ink : Style.color.line
}
