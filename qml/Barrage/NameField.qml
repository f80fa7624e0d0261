import QtQuick
import QtQuick.Controls.Basic
import Penstock.Style

// A name to type.
TextField {
    id: root

    signal entered(string name)

    implicitHeight: Math.max(Style.touch, contentHeight + topPadding + bottomPadding)
    color: Style.color.ink
    placeholderTextColor: Style.color.inkSoft
    selectionColor: Style.color.water
    selectedTextColor: Style.color.waterText
    font.pixelSize: Style.fontBody
    maximumLength: 24
    Accessible.role: Accessible.EditableText
    Accessible.name: qsTr("Name of the player")
    onEditingFinished: root.entered(text)

    background: Rectangle {
        radius: Style.radius
        color: Style.color.paper
        border.width: root.activeFocus ? Style.focusLine : Style.hairline
        border.color: root.activeFocus ? Style.color.water : Style.color.inkSoft
    }
}
