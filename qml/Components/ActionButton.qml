import QtQuick
import QtQuick.Templates
import Penstock.Style

// A wide button. `prominent` marks the one thing to do next; a page has at most one of them.
AbstractButton {
    id: root

    property bool prominent: false

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

    contentItem: ButtonText {
        prominent: root.prominent
        text: root.text
        font: root.font
    }

    background: ButtonFace {
        prominent: root.prominent
        down: root.down
        visualFocus: root.visualFocus
    }
}
