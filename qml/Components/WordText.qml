import QtQuick
import Penstock.Style

// A text whose letters get smaller rather than that its longest word is broken.
PlainText {
    id: root

    property int mostSize: Style.fontBody
    readonly property real leastWidth: Math.ceil(metrics.advanceWidth * Style.fontLeast / mostSize) + 2 // for its longest word
    readonly property string longestWord: text.split(/\s+/).reduce((longest, word) => word.length > longest.length ? word : longest, "")

    color: Style.color.ink
    font.pixelSize: Math.max(Style.fontLeast, Math.min(mostSize, Math.floor(mostSize * width / Math.max(1, metrics.advanceWidth + 2))))
    wrapMode: Text.Wrap

    TextMetrics {
        id: metrics

        font.pixelSize: root.mostSize
        font.weight: root.font.weight
        font.italic: root.font.italic
        text: root.longestWord
    }
}
