import QtQuick
import QtQuick.Controls.Basic
import Penstock.Style

// One line to type, which is told with every key. What is kept of it may be tidier; the text stays
// as it is typed until something else is to be shown.
TextField {
    id: root

    property string value: "" // as it is kept
    property bool isEntering: false

    signal entered(string text)

    implicitHeight: Math.max(Style.touch, contentHeight + topPadding + bottomPadding)
    color: Style.color.ink
    placeholderTextColor: Style.color.inkSoft
    selectionColor: Style.color.water
    selectedTextColor: Style.color.waterText
    font.pixelSize: Style.fontBody
    Accessible.role: Accessible.EditableText
    inputMethodHints: Qt.ImhNoPredictiveText // else a phone tells of a word when it is whole
    onValueChanged: {
        if (!isEntering)
            text = value;
    }
    onTextEdited: {
        isEntering = true;
        entered(text);
        isEntering = false;
    }

    background: Rectangle {
        radius: Style.radius
        color: Style.color.paper
        border.width: root.activeFocus ? Style.focusLine : Style.hairline
        border.color: root.activeFocus ? Style.color.water : Style.color.inkSoft
    }
}
