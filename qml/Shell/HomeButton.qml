import QtQuick
import Penstock.Components
import Penstock.Style

// An ActionButton for the first page.
HomeTap {
    id: root

    property bool prominent: false

    implicitHeight: Math.max(Style.button, words.implicitHeight + 2 * Style.gapSmall)

    ButtonFace {
        anchors.fill: parent
        prominent: root.prominent
        down: root.isDown
        visualFocus: root.activeFocus // only keys lead to it
    }

    ButtonText {
        id: words

        anchors.fill: parent
        anchors.leftMargin: Style.gap
        anchors.rightMargin: Style.gap
        prominent: root.prominent
        text: root.text
        font.pixelSize: Style.fontBody
        font.weight: root.prominent ? Font.DemiBold : Font.Normal
    }
}
