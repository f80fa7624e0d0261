pragma ComponentBehavior: Bound
import QtQuick
import Penstock.App
import Penstock.Components
import Penstock.Pieces
import Penstock.Style

// One source of points: its name, everybody's bar beside or below it, and the figures. What is below
// nothing is drawn to the left of where nothing is, and only in outline.
Item {
    id: root

    required property int index // -1: the total, which has no bars
    required property string modelData
    required property FinaleModel finale
    required property real nameWidth // with the bars
    required property real barsAt // beside the name; 0: below it
    required property real columnWidth
    required property real most // of all sources
    required property real least
    readonly property bool isTotal: index < 0
    readonly property bool isWide: barsAt > 0
    readonly property real barWidth: nameWidth - barsAt - Style.gapSmall
    readonly property real unit: most > least ? barWidth / (most - least) : 0
    readonly property var allPoints: Array.from(finale.seats, seat => pointsOf(seat))
    readonly property int highest: Math.max(...allPoints)
    readonly property bool isEven: allPoints.every(points => points === highest)

    function pointsOf(seat: var): int {
        return isTotal ? seat.score : (seat.points[index] ?? 0);
    }

    implicitHeight: Math.max(Style.tableRow, (isWide || isTotal ? Math.max(label.height, bars.height) : label.height + bars.height + Style.gapSmall / 2) + Style.gapSmall)
    Accessible.role: Accessible.Row
    Accessible.name: `${modelData}. ` + Array.from(finale.seats, seat => `${seat.name}: ${pointsOf(seat)}`).join(", ")

    Rectangle {
        width: parent.width
        height: root.isTotal ? 2 * Style.hairline : Style.hairline
        color: root.isTotal ? Style.color.ink : Style.color.line
    }

    WordText {
        id: label

        y: root.isWide || root.isTotal ? (root.height - height) / 2 : Style.gapSmall / 2
        width: (root.isWide && !root.isTotal ? root.barsAt : root.nameWidth) - Style.gapSmall
        text: root.modelData
        mostSize: root.isTotal ? Style.fontBody : Style.fontSmall
        color: root.isTotal ? Style.color.ink : Style.color.inkSoft
        font.weight: root.isTotal ? Font.Bold : Font.Normal
        font.hintingPreference: Font.PreferNoHinting
        Accessible.ignored: true
    }

    Column {
        id: bars

        x: root.barsAt
        y: root.isWide ? (root.height - height) / 2 : label.y + label.height + 2
        visible: !root.isTotal
        spacing: 1

        Repeater {
            model: root.isTotal ? [] : root.finale.seats

            Item {
                id: bar

                required property finaleSeat modelData
                readonly property int points: root.pointsOf(modelData)

                width: root.barWidth
                height: Style.barThin

                Rectangle {
                    x: (Math.min(0, bar.points) - root.least) * root.unit
                    width: Math.max(2 * Style.hairline, Math.abs(bar.points) * root.unit)
                    height: parent.height
                    radius: Math.min(width, height) / 3
                    color: bar.points < 0 ? "transparent" : PieceColors.seat(bar.modelData.colour).fill
                    border.width: Style.hairline
                    border.color: Style.color.inkSoft
                }
            }
        }
    }

    Row {
        x: root.nameWidth
        height: parent.height

        Repeater {
            model: root.finale.seats

            PlainText {
                required property finaleSeat modelData
                readonly property int points: root.pointsOf(modelData)

                objectName: root.isTotal ? "total" : ""
                width: root.columnWidth
                height: root.height
                text: points
                color: Style.color.ink
                font.pixelSize: Style.fontBody
                font.hintingPreference: Font.PreferNoHinting
                font.weight: root.isTotal || (points === root.highest && !root.isEven) ? Font.Bold : Font.Normal
                font.underline: root.isTotal && modelData.isWinner
                horizontalAlignment: Text.AlignHCenter
                verticalAlignment: Text.AlignVCenter
                Accessible.ignored: true
            }
        }
    }
}
