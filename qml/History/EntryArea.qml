import QtQuick
import QtQuick.Controls.Basic
import Penstock.Style

// Several lines to type.
TextArea {
    id: root

    required property string label

    signal entered(string text)

    implicitHeight: Math.max(2 * Style.touch, contentHeight + topPadding + bottomPadding)
    placeholderText: label
    color: Style.color.ink
    placeholderTextColor: Style.color.inkSoft
    selectionColor: Style.color.water
    selectedTextColor: Style.color.waterText
    font.pixelSize: Style.fontBody
    wrapMode: TextEdit.Wrap
    Accessible.role: Accessible.EditableText
    Accessible.name: label
    onTextChanged: {
        if (activeFocus) // else nobody types
            root.entered(text);
    }
    Keys.onTabPressed: nextItemInFocusChain(true).forceActiveFocus(Qt.TabFocusReason) // no tab in the text
    Keys.onBacktabPressed: nextItemInFocusChain(false).forceActiveFocus(Qt.BacktabFocusReason)

    background: Rectangle {
        radius: Style.radius
        color: Style.color.surface
        border.width: root.activeFocus ? Style.focusLine : Style.hairline
        border.color: root.activeFocus ? Style.color.water : Style.color.line
    }
}
