import QtQuick
import Penstock.Style

// The drawing of a line chart: the lines of its scale, its own with a sign at every point, and the
// ways from where they end to where that is named.
Canvas {
    id: root

    required property PlotScale plot
    required property list<int> seriesOf // to which line each value belongs
    required property list<color> inks
    required property real fineness // more for a picture that is enlarged
    readonly property int lineCount: Math.max(-1, ...seriesOf) + 1

    // Of the signs but the dot, in halves of their size.
    readonly property var corners: [[], [[-1, -1], [1, -1], [1, 1], [-1, 1]], [[0, -1.3], [1.3, 1], [-1.3, 1]], [[0, -1.4], [1.4, 0], [0, 1.4], [-1.4, 0]], [[-1.3, -1], [1.3, -1], [0, 1.3]]]
    readonly property var dashes: [[], [9, 4], [3, 3], [12, 3, 3, 3]]

    function draw(context: var, points: var) {
        context.beginPath();
        points.forEach((at, index) => index === 0 ? context.moveTo(at.x, at.y) : context.lineTo(at.x, at.y));
    }

    function drawSign(context: var, line: int, at: point) {
        const half = Style.dot / 2 + 1;
        const shape = corners[line % corners.length];
        if (shape.length > 0) {
            draw(context, shape.map(corner => Qt.point(at.x + half * corner[0], at.y + half * corner[1])));
        } else {
            context.beginPath();
            context.arc(at.x, at.y, half, 0, 2 * Math.PI);
        }
        context.closePath();
        context.fillStyle = inks[line];
        context.fill();
        context.stroke();
    }

    // With an edge, for there are white lines on paper and black ones on slate.
    function drawLine(context: var, line: int) {
        const points = [];
        for (let place = 0; place < plot.values.length; ++place) {
            if (seriesOf[place] === line)
                points.push(plot.pointAt(place));
        }
        for (const [ink, thickness] of [[Style.color.inkSoft, Style.curve + 2], [inks[line], Style.curve]]) {
            context.strokeStyle = ink;
            context.lineWidth = thickness;
            context.setLineDash(dashes[line % dashes.length].map(part => part / thickness));
            draw(context, points);
            context.stroke();
        }
        context.setLineDash([]);
        context.strokeStyle = Style.color.inkSoft;
        context.lineWidth = Style.hairline;
        // Many of them would make a string of pearls of the line.
        const isDense = points.length > 16;
        points.forEach((at, index) => {
                if (!isDense || index === points.length - 1)
                    drawSign(context, line, at);
            });
    }

    function drawScale(context: var) {
        context.strokeStyle = Style.color.line;
        context.lineWidth = Style.hairline;
        for (let mark = 0; mark < plot.markCount; ++mark) {
            const y = Math.round(plot.yOf(plot.firstMark + mark * plot.unit)) + 0.5;
            draw(context, [Qt.point(plot.left, y), Qt.point(plot.width - plot.right, y)]);
            context.stroke();
        }
    }

    function drawWaysToEnds(context: var) {
        const ends = plot.endsAt();
        context.strokeStyle = Style.color.inkSoft;
        for (let line = 0; line < ends.length; ++line) {
            draw(context, [plot.pointAt(plot.endOf(line)), Qt.point(plot.width - plot.right + Style.gapSmall, ends[line])]);
            context.stroke();
        }
    }

    width: plot.width * fineness
    height: plot.height * fineness
    scale: 1 / fineness
    transformOrigin: Item.TopLeft
    onInksChanged: requestPaint()
    onPaint: {
        const context = getContext("2d");
        context.reset();
        context.scale(fineness, fineness);
        context.lineJoin = "round";
        drawScale(context);
        drawWaysToEnds(context);
        for (let line = lineCount - 1; line >= 0; --line)
            drawLine(context, line);
    }

    Connections {
        target: Style

        function onColorChanged() {
            root.requestPaint();
        }
    }

    Connections {
        target: root.plot

        function onValuesChanged() {
            root.requestPaint();
        }

        function onLeftChanged() {
            root.requestPaint();
        }

        function onRightChanged() {
            root.requestPaint();
        }
    }
}
