import QtQuick
import Penstock.App
import Penstock.Components
import Penstock.Style

// What became of an action of the tile: done, skipped or not needed.
PlainText {
    required property int outcome
    readonly property bool isDone: outcome === LineOutcome.Done

    text: isDone ? "✓" : (outcome === LineOutcome.Skipped ? "✕" : "–")
    color: isDone ? Style.color.water : Style.color.inkSoft
    font.pixelSize: Style.fontBody
    font.weight: Font.Bold
    horizontalAlignment: Text.AlignHCenter
    verticalAlignment: Text.AlignVCenter
    Accessible.ignored: true
}
