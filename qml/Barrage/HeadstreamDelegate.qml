pragma ComponentBehavior: Bound
import QtQuick
import Penstock.App
import Penstock.Components
import Penstock.Style

// A headstream: the drops that lie there, and below them what its tile brings in each round.
RoundBox {
    id: root

    required property MapHeadstream headstream
    readonly property int mostDrawn: 4 // more are counted
    readonly property bool isCounted: headstream.drops + headstream.newDrops > mostDrawn

    signal pressed

    x: headstream.box.x
    y: headstream.box.y
    width: headstream.box.width
    height: headstream.box.height
    radius: 8
    color: Style.color.surface
    lineWidth: 1.2

    Accessible.role: Accessible.Button
    Accessible.name: `${headstream.name}: ${headstream.detail}`
    Accessible.onPressAction: root.pressed()

    PlainText {
        x: 8
        y: 2
        height: 18
        text: root.headstream.letter
        color: Style.color.ink
        font.pixelSize: 14 * Style.mapGrowth
        font.weight: Font.Bold
        verticalAlignment: Text.AlignVCenter
    }

    DropRow {
        x: 27
        y: 5
        pitch: 11
        filled: root.headstream.waitingDrops > 0 ? 0 : (root.isCounted ? 1 : root.headstream.drops)
        waiting: root.isCounted ? Math.min(1, root.headstream.waitingDrops) : root.headstream.waitingDrops
        added: root.isCounted ? 0 : root.headstream.newDrops
    }

    PlainText {
        visible: root.isCounted
        x: 39
        y: 2
        height: 18
        text: `×${root.headstream.drops}` + (root.headstream.newDrops > 0 ? `+${root.headstream.newDrops}` : "")
        color: Style.color.ink
        font.pixelSize: 14 * Style.mapGrowth
        font.weight: Font.DemiBold
        verticalAlignment: Text.AlignVCenter
    }

    RoundBox {
        x: 5 + (root.headstream.round - 1) * 18
        y: 21
        width: 16
        height: 14
        visible: root.headstream.round > 0 && root.headstream.round <= root.headstream.tileDrops.length
        lineColor: "transparent"
        color: Style.color.water
    }

    Repeater {
        model: root.headstream.tileDrops

        PlainText {
            required property int index
            required property int modelData
            readonly property bool isNow: index + 1 === root.headstream.round
            readonly property bool isPast: index + 1 < root.headstream.round

            x: 5 + index * 18
            y: 21
            width: 16
            height: 14
            text: modelData
            color: isNow ? Style.color.waterText : Style.color.inkSoft
            font.pixelSize: 11 * Style.mapGrowth
            font.weight: isNow ? Font.Bold : Font.Normal
            font.strikeout: isPast
            horizontalAlignment: Text.AlignHCenter
            verticalAlignment: Text.AlignVCenter
        }
    }
}
