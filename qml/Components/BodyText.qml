import QtQuick
import Penstock.Style

PlainText {
    color: Style.color.ink
    font.pixelSize: Style.fontBody
    lineHeight: 1.25
    wrapMode: Text.Wrap
}
