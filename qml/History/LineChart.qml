pragma ComponentBehavior: Bound
import QtQuick
import Penstock.Pieces
import Penstock.Style

// Lines from left to right over a scale. They are told apart without their colours: by dashes, by a
// sign at every point, and by whose they are at their ends or below.
Column {
    id: root

    required property var labels // of the points, or of the steps of all lines
    required property list<real> values
    required property list<string> series
    required property list<int> seriesOf
    property int steps: 0 // as in PlotScale
    property string stepTitle: ""
    property list<int> colours: [] // whose the lines are, as PieceColors.seat counts them
    property list<string> letters: [] // for those without a shape
    property real fineness: 1
    readonly property list<string> signs: ["●", "■", "▲", "◆"]
    readonly property list<color> inks: hasSteps ? Array.from(colours, colour => PieceColors.seat(colour).fill) : [Style.color.water, Style.color.ink, PieceColors.map.concerned, Style.color.inkSoft]
    readonly property bool hasSteps: steps > 0
    readonly property string first: labels.length > 0 ? labels[0] : ""
    readonly property string last: labels.length > 0 ? labels[labels.length - 1] : ""

    function spoken(): string {
        if (!hasSteps)
            return qsTr("Points from %1 to %2, between %3 and %4").arg(first).arg(last).arg(plot.least).arg(plot.most);
        const own = line => Array.from(values).slice(line * steps, (line + 1) * steps).join(", ");
        return Array.from(series, (name, line) => `${name}: ${own(line)}`).join("; ");
    }

    spacing: Style.gapSmall / 2

    PlotScale {
        id: plot

        values: root.values
        steps: root.steps
        width: root.width
        height: Math.max(Style.chart, (root.hasSteps ? root.series.length : 0) * endHeight)
        left: Math.ceil(Math.max(metrics.advanceWidth(firstMark), metrics.advanceWidth(firstMark + (markCount - 1) * unit))) + Style.gapSmall / 2
        right: root.hasSteps ? ends.widest + 2 * Style.gapSmall : 0
        endHeight: Math.max(Style.badgeSmall, metrics.height) + 2
    }

    FontMetrics {
        id: metrics

        font.family: title.font.family
        font.pixelSize: Style.fontSmall
        font.weight: Font.Bold
    }

    FontMetrics {
        id: small

        font.family: title.font.family
        font.pixelSize: Style.fontLine
    }

    Item {
        width: root.width
        height: plot.height
        Accessible.role: Accessible.Graphic
        Accessible.name: root.spoken()

        ChartLines {
            plot: plot
            seriesOf: root.seriesOf
            inks: root.inks
            fineness: root.fineness
        }

        Repeater {
            model: plot.markCount

            ChartText {
                required property int index
                readonly property real value: plot.firstMark + index * plot.unit

                x: plot.left - Style.gapSmall / 2 - implicitWidth
                y: plot.yOf(value) - implicitHeight / 2
                text: value
                Accessible.ignored: true
            }
        }

        Repeater {
            id: ends

            property real widest: 0

            model: root.hasSteps ? root.series.length : 0

            Row {
                id: end

                required property int index

                objectName: `end${index}`
                x: plot.width - ends.widest
                y: (plot.endsAt()[index] ?? 0) - height / 2
                spacing: Style.gapSmall / 2
                onWidthChanged: ends.widest = Math.max(ends.widest, width)

                SeatSign {
                    anchors.verticalCenter: parent.verticalCenter
                    implicitHeight: Style.badgeSmall
                    fineness: root.fineness
                    colour: root.colours[end.index] ?? -1
                    sign: root.letters[end.index] ?? ""
                }

                ChartText {
                    anchors.verticalCenter: parent.verticalCenter
                    text: root.values[plot.endOf(end.index)] ?? ""
                    color: Style.color.ink
                    font.weight: Font.Bold
                    Accessible.ignored: true
                }
            }
        }
    }

    // As many steps by their names as there is room for, the first and the last in any case.
    Item {
        id: foot

        readonly property var inner: Array.from(root.labels).slice(1, -1)
        readonly property real widest: Math.max(0, ...inner.map(label => small.advanceWidth(label)))
        readonly property int every: Math.max(1, Math.ceil((widest + Style.gapSmall) / Math.max(1, plot.xOf(1) - plot.xOf(0))))

        function isFree(place: int, other: int): bool {
            const room = (small.advanceWidth(root.labels[place]) + small.advanceWidth(root.labels[other])) / 2 + Style.gapSmall / 2;
            return Math.abs(plot.xOf(place) - plot.xOf(other)) >= room;
        }

        width: root.width
        height: small.height
        visible: root.hasSteps

        Repeater {
            model: root.hasSteps ? root.labels : []

            ChartText {
                required property int index
                required property string modelData
                readonly property int lastPlace: root.steps - 1

                x: Math.max(0, plot.xOf(index) - implicitWidth / 2)
                visible: index === 0 || index === lastPlace || (index % foot.every === 0 && foot.isFree(index, 0) && foot.isFree(index, lastPlace))
                text: modelData
                font.pixelSize: small.font.pixelSize
                Accessible.ignored: true
            }
        }
    }

    ChartText {
        id: title

        x: root.hasSteps ? plot.left : 0
        width: root.width - x - (root.hasSteps ? plot.right : 0)
        text: root.hasSteps ? root.stepTitle : qsTr("%1 to %2").arg(root.first).arg(root.last)
        horizontalAlignment: root.hasSteps ? Text.AlignHCenter : Text.AlignLeft
        wrapMode: Text.Wrap
    }

    Flow {
        width: root.width
        spacing: Style.gap
        visible: root.series.length > 1 && !root.hasSteps

        Repeater {
            model: root.hasSteps ? [] : root.series

            ChartText {
                required property int index
                required property string modelData

                text: `${root.signs[index]} ${modelData}`
                color: root.inks[index] ?? Style.color.ink // while others come
            }
        }
    }
}
