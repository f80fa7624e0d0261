import QtQuick
import QtQuick.Controls.Basic
import Penstock.Style

// A setting that is on or off. The knob's place and the word say it, not the colour.
// No delegate, which would be read aloud as a part of a list.
Switch {
    id: root

    implicitHeight: Math.max(Style.touch, implicitContentHeight + topPadding + bottomPadding)
    padding: Style.gapSmall
    rightPadding: indicator.width + 2 * Style.gap
    font.pixelSize: Style.fontBody
    focusPolicy: Qt.StrongFocus
    Accessible.name: text
    Keys.onReturnPressed: toggle()
    Keys.onEnterPressed: toggle()

    contentItem: PlainText {
        text: root.text
        font: root.font
        color: Style.color.ink
        wrapMode: Text.Wrap
        verticalAlignment: Text.AlignVCenter
    }

    indicator: Rectangle {
        x: root.width - width - Style.gap
        anchors.verticalCenter: parent.verticalCenter
        implicitWidth: 2 * Style.badge
        implicitHeight: Style.badge
        radius: height / 2
        color: root.checked ? Style.color.water : Style.color.paper
        border.width: Style.hairline
        border.color: root.checked ? Style.color.water : Style.color.inkSoft

        Rectangle {
            x: root.checked ? parent.width - width : 0
            width: parent.height
            height: parent.height
            radius: height / 2
            color: root.checked ? Style.color.waterText : Style.color.inkSoft
            border.width: Style.hairline
            border.color: Style.color.inkSoft
        }
    }

    background: Rectangle {
        radius: Style.radius
        color: root.down ? Style.color.line : Style.color.surface
        border.width: root.visualFocus ? Style.focusLine : Style.hairline
        border.color: root.visualFocus ? Style.color.ink : Style.color.line
    }
}
