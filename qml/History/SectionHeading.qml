import QtQuick
import Penstock.Style

// The title of a part of a page.
Text {
    color: Style.color.ink
    font.pixelSize: Style.fontBody
    font.weight: Font.DemiBold
    wrapMode: Text.Wrap
    Accessible.role: Accessible.Heading
    Accessible.name: text
}
