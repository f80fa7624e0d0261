pragma ComponentBehavior: Bound
import QtQuick
import Penstock.Pieces
import Penstock.Style

// Lines from left to right, a sign of its own for each of them: dot, square, triangle, diamond.
Column {
    id: root

    required property list<string> labels
    required property list<real> values
    required property list<string> series
    required property list<int> seriesOf
    readonly property list<string> signs: ["●", "■", "▲", "◆"]
    readonly property list<color> inks: [Style.color.water, Style.color.ink, PieceColors.map.concerned, Style.color.inkSoft]
    readonly property real highest: Math.max(...values)
    readonly property real lowest: Math.min(...values)
    readonly property string first: labels.length > 0 ? labels[0] : ""
    readonly property string last: labels.length > 0 ? labels[labels.length - 1] : ""

    spacing: Style.gapSmall

    Row {
        width: root.width
        height: Style.chart
        spacing: Style.gapSmall / 2

        Item {
            id: scale

            width: Math.max(topText.implicitWidth, bottomText.implicitWidth)
            height: parent.height

            ChartText {
                id: topText

                anchors.right: parent.right
                text: root.highest
            }

            ChartText {
                id: bottomText

                anchors.right: parent.right
                anchors.bottom: parent.bottom
                text: root.lowest
                visible: root.lowest < root.highest
            }
        }

        Canvas {
            id: canvas

            readonly property real margin: Style.dot

            function place(index: int): point {
                const span = root.highest - root.lowest;
                const across = root.values.length > 1 ? index / (root.values.length - 1) : 0.5;
                const up = span > 0 ? (root.values[index] - root.lowest) / span : 0.5;
                return Qt.point(margin + across * (width - 2 * margin), height - margin - up * (height - 2 * margin));
            }

            function drawSign(context: var, line: int, at: point) {
                const r = Style.dot / 2 + 1;
                context.beginPath();
                if (line === 0)
                    context.arc(at.x, at.y, r, 0, 2 * Math.PI);
                else if (line === 1)
                    context.rect(at.x - r, at.y - r, 2 * r, 2 * r);
                else {
                    context.moveTo(at.x, at.y - r - 1);
                    context.lineTo(at.x + r + 1, line === 2 ? at.y + r : at.y);
                    if (line === 3)
                        context.lineTo(at.x, at.y + r + 1);
                    context.lineTo(at.x - r - 1, line === 2 ? at.y + r : at.y);
                    context.closePath();
                }
                context.fill();
            }

            function drawLine(context: var, line: int) {
                context.strokeStyle = root.inks[line];
                context.fillStyle = root.inks[line];
                context.lineWidth = 2;
                const points = [];
                for (let index = 0; index < root.values.length; ++index) {
                    if (root.seriesOf[index] === line)
                        points.push(place(index));
                }
                context.beginPath();
                points.forEach((at, index) => index === 0 ? context.moveTo(at.x, at.y) : context.lineTo(at.x, at.y));
                context.stroke();
                points.forEach(at => drawSign(context, line, at));
            }

            width: root.width - scale.width - parent.spacing
            height: parent.height
            Accessible.role: Accessible.Graphic
            Accessible.name: qsTr("Points from %1 to %2, between %3 and %4").arg(root.first).arg(root.last).arg(root.lowest).arg(root.highest)
            onPaint: {
                const context = getContext("2d");
                context.reset();
                context.strokeStyle = Style.color.line;
                context.lineWidth = Style.hairline;
                context.strokeRect(0.5, 0.5, width - 1, height - 1);
                for (let line = 0; line < root.series.length; ++line)
                    drawLine(context, line);
            }

            Connections {
                target: Style

                function onColorChanged() {
                    canvas.requestPaint();
                }
            }

            Connections {
                target: root

                function onValuesChanged() {
                    canvas.requestPaint();
                }
            }
        }
    }

    ChartText {
        width: root.width
        text: qsTr("%1 to %2").arg(root.first).arg(root.last)
        wrapMode: Text.Wrap
    }

    Flow {
        width: root.width
        spacing: Style.gap
        visible: root.series.length > 1

        Repeater {
            model: root.series

            ChartText {
                required property int index
                required property string modelData

                text: `${root.signs[index]} ${modelData}`
                color: root.inks[index]
            }
        }
    }
}
