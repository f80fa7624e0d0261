import QtQuick
import QtQuick.Controls.Basic
import Penstock.Style

// One line to type.
TextField {
    id: root

    signal entered(string text)

    implicitHeight: Math.max(Style.touch, contentHeight + topPadding + bottomPadding)
    color: Style.color.ink
    placeholderTextColor: Style.color.inkSoft
    selectionColor: Style.color.water
    selectedTextColor: Style.color.waterText
    font.pixelSize: Style.fontBody
    Accessible.role: Accessible.EditableText
    onEditingFinished: root.entered(text)

    background: Rectangle {
        radius: Style.radius
        color: Style.color.paper
        border.width: root.activeFocus ? Style.focusLine : Style.hairline
        border.color: root.activeFocus ? Style.color.water : Style.color.inkSoft
    }
}
