import QtQuick
import QtQuick.Templates
import Penstock.App
import Penstock.Style

// A button with only a sign on it, one of ours by its name; its text is said aloud and shown while
// it is held. What cannot be pressed now is struck out.
AbstractButton {
    id: root

    required property string sign
    property bool isMeantAgain: false // however quickly it is tapped, and whatever it says by then
    readonly property bool wantsHint: pressed || (hovered && enabled)

    // Strokes in a square of 24 by 24.
    function pathOf(sign: string): string {
        switch (sign) {
        case "undo":
            return "M5 9 h9 a5 5 0 0 1 0 10 h-4 M9 5 l-4 4 l4 4";
        case "redo":
            return "M19 9 h-9 a5 5 0 0 0 0 10 h4 M15 5 l4 4 l-4 4";
        case "boards":
            return "M4 5 h16 v5 h-16 z M4 14 h16 v5 h-16 z";
        case "forecast":
            return "M2 12 q10 -13 20 0 q-10 13 -20 0 z M12 9 a3 3 0 1 1 -0.01 0 z";
        case "menu":
            return "M12 4 v1 M12 11.5 v1 M12 19 v1";
        case "remove":
            return "M6 6 l12 12 M18 6 l-12 12";
        default:
            return "";
        }
    }

    implicitWidth: Style.touch
    implicitHeight: Style.touch
    padding: (Style.touch - Style.fontTitle) / 2
    Accessible.name: text
    Keys.onReturnPressed: root.clicked()
    Keys.onEnterPressed: root.clicked()
    onWantsHintChanged: {
        if (wantsHint)
            hint.setSource("Hint.qml", {
                    "parent": root,
                    "text": text,
                    "delay": 400,
                    "visible": true
                });
        else
            hint.source = "";
    }

    contentItem: PathPicture {
        line: root.pathOf(root.sign) + (root.enabled ? "" : "M3 21 l18 -18")
        lineWidth: root.sign === "menu" ? 3 : 2
        color: root.enabled ? Style.color.ink : Style.color.inkSoft
    }

    background: Rectangle {
        radius: Style.radius
        color: root.down ? Style.color.line : "transparent"
        border.width: root.visualFocus ? Style.focusLine : 0
        border.color: Style.color.ink
    }

    // Made while it is wanted only; its text is what it was then.
    Loader {
        id: hint
    }
}
