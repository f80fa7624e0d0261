import QtQuick
import QtQuick.Templates
import Penstock.Style

// One of a few things to choose from. A mark shows the chosen one, so that colour does not have to.
AbstractButton {
    id: root

    property bool chosen: false
    property bool fitsOneLine: false // where it cannot be wider: smaller letters, no broken words

    implicitWidth: Math.max(Style.touch, implicitContentWidth + leftPadding + rightPadding)
    implicitHeight: Math.max(Style.touch, implicitContentHeight + topPadding + bottomPadding)
    leftPadding: Style.gap
    rightPadding: Style.gap
    topPadding: Style.gapSmall
    bottomPadding: Style.gapSmall
    font.pixelSize: Style.fontSmall
    Accessible.role: Accessible.RadioButton
    Accessible.name: text
    Accessible.checkable: true
    Accessible.checked: chosen
    Keys.onReturnPressed: root.clicked()
    Keys.onEnterPressed: root.clicked()

    contentItem: PlainText {
        text: root.chosen ? "✓ " + root.text : root.text
        font.pixelSize: root.font.pixelSize
        fontSizeMode: root.fitsOneLine ? Text.HorizontalFit : Text.FixedSize
        minimumPixelSize: Math.round(root.font.pixelSize / 2)
        font.weight: root.chosen ? Font.DemiBold : Font.Normal
        color: root.chosen ? Style.color.waterText : Style.color.ink
        horizontalAlignment: Text.AlignHCenter
        verticalAlignment: Text.AlignVCenter
        wrapMode: root.fitsOneLine ? Text.NoWrap : Text.Wrap
    }

    background: Rectangle {
        radius: Style.radius
        color: root.chosen ? Style.color.water : (root.down ? Style.color.line : Style.color.surface)
        border.width: root.visualFocus ? Style.focusLine : Style.hairline
        border.color: root.visualFocus ? Style.color.ink : Style.color.line
    }
}
