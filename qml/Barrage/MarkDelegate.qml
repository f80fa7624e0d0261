import QtQuick
import QtQuick.Shapes
import Penstock.App
import Penstock.Components
import Penstock.Pieces
import Penstock.Style

// What makes a spot of the map stand out. Kinds differ in line and sign, not only in colour:
// choices have a thick frame and mostly a cost, chosen ones a tick, refused ones are hatched,
// candidates have a broken frame and a question mark, what is concerned has a frame in a colour of its
// own. Frames lie close to what they mark, so that neighbours stay apart. One shape and one text,
// because many appear at one tap.
RoundBox {
    id: root

    required property MapSpot spot
    property int kind: spot.mark
    readonly property int structure: spot.target === MapSpot.Site ? (spot as MapSite).structure : -1
    readonly property bool isBuilt: structure >= 0 && (spot as MapSite).owner !== MapSpot.Nobody
    readonly property bool isReadable: isBuilt || structure < 0 || structure === 2 // there is something to read in it
    readonly property bool isCandidate: kind === MapSpot.Candidate
    readonly property real margin: [0.5, 0.5, 1, 0][structure] ?? 3
    readonly property bool isStrong: kind === MapSpot.Choice || kind === MapSpot.Chosen
    readonly property bool isConcerned: kind === MapSpot.Concerned
    readonly property color line: isStrong ? Style.color.water : (isConcerned ? PieceColors.map.concerned : (isCandidate ? Style.color.ink : Style.color.inkSoft))
    readonly property color ink: isStrong ? Style.color.waterText : (isConcerned ? PieceColors.map.concernedText : Style.color.paper)

    // Lines across the box; only their ends where something stands that is to be read.
    function hatching(w: real, h: real): string {
        const end = 3.2; // of a line, along either side
        let lines = "";
        for (let from = 5; from < w + h; from += 5) {
            const x = Math.min(from, w);
            const y = Math.max(0, from - w);
            const length = x - Math.max(0, from - h);
            const part = isReadable ? Math.min(end, length) : length;
            lines += `M${x} ${y}l${-part} ${part}`;
            if (part < length)
                lines += `M${x - length} ${y + length}l${part} ${-part}`;
        }
        return lines;
    }

    // What a plain frame does not say.
    function ornament(): string {
        if (kind === MapSpot.Refused)
            return hatching(width, height);
        return isCandidate ? `M${inset} ${inset}H${farX}V${farY}H${inset}Z` : "";
    }

    x: spot.outline.x - margin
    y: spot.outline.y - margin
    width: spot.outline.width + 2 * margin
    height: spot.outline.height + 2 * margin
    radius: 5
    color: "transparent"
    lineWidth: structure === 3 ? 2.2 : 2.6
    lineColor: isStrong || isConcerned ? line : "transparent"

    ShapePath {
        strokeColor: root.line
        strokeWidth: root.isCandidate ? root.lineWidth : 1.1
        strokeStyle: root.isCandidate ? ShapePath.DashLine : ShapePath.SolidLine
        dashPattern: [1.6, 1]
        joinStyle: ShapePath.RoundJoin
        fillColor: "transparent"

        PathSvg {
            path: root.ornament()
        }
    }

    // Drawn with a broad line, which rounds its corners.
    ShapePath {
        strokeColor: label.text === "" || label.isBare ? "transparent" : root.line
        strokeWidth: 4
        joinStyle: ShapePath.RoundJoin
        fillColor: strokeColor

        PathSvg {
            path: `M${label.x} ${label.y + 2}h${label.width}v${label.height - 4}h${-label.width}Z`
        }
    }

    // Where it hides least: in an empty space, below a plate, at the corner of the rest.
    PlainText {
        id: label

        readonly property bool isBuiltPowerhouse: root.structure === 3 && root.isBuilt
        readonly property bool isBelow: root.structure === 2 || isBuiltPowerhouse
        readonly property bool isCentred: (root.structure === 0 || root.structure === 3) && !root.isBuilt
        readonly property bool isBare: isCentred && root.isCandidate // its broken frame is sign enough
        readonly property bool isOnDam: root.structure === 1 || (root.structure === 0 && root.isBuilt)

        text: (root.kind === MapSpot.Chosen ? "✓" : "") + (root.isCandidate && root.spot.markLabel === "" ? "?" : root.spot.markLabel)
        width: Math.max(9, implicitWidth)
        height: 15
        x: isCentred || isBelow ? (root.width - width) / 2 : root.width - width - 3
        y: isCentred ? (root.height - height) / 2 : (isBelow ? root.height - (isBuiltPowerhouse ? 1 : 4) + 12 * (Style.mapGrowth - 1) : (isOnDam ? -6 : 0))
        color: isBare ? root.line : root.ink
        font.pixelSize: 11 * Style.mapGrowth
        font.weight: Font.Bold
        horizontalAlignment: Text.AlignHCenter
        verticalAlignment: Text.AlignVCenter
    }
}
