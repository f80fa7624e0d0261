import QtQuick
import Penstock.Components
import Penstock.Style

// The title of a part of a page.
PlainText {
    color: Style.color.ink
    font.pixelSize: Style.fontBody
    font.weight: Font.DemiBold
    wrapMode: Text.Wrap
    Accessible.role: Accessible.Heading
    Accessible.name: text
}
