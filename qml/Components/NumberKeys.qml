pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Layouts
import Penstock.Style

// The keys of a number, and above them what it can be or why it was refused.
ColumnLayout {
    id: root

    required property NumberTyping typing

    function nameOf(key: string): string {
        switch (key) {
        case "⌫":
            return qsTr("Delete the last digit");
        case "✕":
            return qsTr("Clear");
        case "±":
            return qsTr("Change the sign");
        default:
            return key;
        }
    }

    spacing: Style.gapSmall / 2

    // In one line, whatever it says: the keys must not move under the finger.
    PlainText {
        objectName: "numberLine"
        text: root.typing.refusal === "" ? root.typing.line : qsTr("⊘ %1").arg(root.typing.refusal)
        color: root.typing.refusal === "" ? Style.color.inkSoft : Style.color.ink
        font.pixelSize: Style.fontSmall
        fontSizeMode: Text.HorizontalFit
        minimumPixelSize: Style.fontLeast
        Layout.fillWidth: true
        Accessible.role: Accessible.StaticText
        Accessible.name: root.typing.line
    }

    GridLayout {
        columns: 3
        columnSpacing: Style.gapSmall
        rowSpacing: Style.gapSmall
        Layout.fillWidth: true

        Repeater {
            model: ["1", "2", "3", "4", "5", "6", "7", "8", "9", "⌫", "0", "✕"]

            ActionButton {
                required property string modelData

                objectName: `key${text}`
                text: modelData === "✕" && root.typing.from < 0 ? "±" : modelData
                font.pixelSize: Style.fontTitle
                Accessible.name: root.nameOf(text)
                Layout.fillWidth: true
                Layout.preferredWidth: 1
                onClicked: root.typing.press(text)
            }
        }
    }
}
