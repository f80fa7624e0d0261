import QtQuick
import Penstock.Style

// The words on a wide button.
PlainText {
    required property bool prominent

    color: enabled ? (prominent ? Style.color.waterText : Style.color.ink) : Style.color.inkSoft
    horizontalAlignment: Text.AlignHCenter
    verticalAlignment: Text.AlignVCenter
    wrapMode: Text.Wrap
}
