import QtQuick
import QtQuick.Shapes
import Penstock.App
import Penstock.Style

// What makes a spot of the map stand out. Kinds differ in line and sign, not only in colour:
// choices have a thick frame, chosen ones a tick, refused ones are hatched, candidates are dotted,
// what is concerned has a double ring. One shape and one text, because many appear at one tap.
RoundBox {
    id: root

    required property MapSpot spot
    readonly property int kind: spot.mark
    readonly property int structure: spot.target === MapSpot.Site ? (spot as MapSite).structure : -1
    readonly property real margin: structure < 0 ? 3 : 1.5
    readonly property bool isStrong: kind === MapSpot.Choice || kind === MapSpot.Chosen
    readonly property bool isConcerned: kind === MapSpot.Concerned
    readonly property color line: isStrong ? Style.color.water : (isConcerned ? Style.map.concerned : Style.color.inkSoft)
    readonly property color ink: isStrong ? Style.color.waterText : (isConcerned ? Style.map.concernedText : Style.color.paper)

    function hatching(w: real, h: real): string {
        let lines = "";
        for (let from = 5; from < w + h; from += 5)
            lines += `M${Math.min(from, w)} ${Math.max(0, from - w)}L${Math.max(0, from - h)} ${Math.min(from, h)}`;
        return lines;
    }

    // What a plain frame does not say.
    function ornament(): string {
        switch (kind) {
        case MapSpot.Refused:
            return hatching(width, height);
        case MapSpot.Candidate:
            return `M0 0H${width}V${height}H0Z`;
        case MapSpot.Concerned:
            return `M-3 -3H${width + 3}V${height + 3}H-3Z`;
        default:
            return "";
        }
    }

    x: spot.outline.x - margin
    y: spot.outline.y - margin
    width: spot.outline.width + 2 * margin
    height: spot.outline.height + 2 * margin
    radius: 5
    color: "transparent"
    lineWidth: 2.6
    lineColor: isStrong || isConcerned ? line : "transparent"

    ShapePath {
        strokeColor: root.line
        strokeWidth: root.kind === MapSpot.Candidate ? 2 : 1.1
        strokeStyle: root.kind === MapSpot.Candidate ? ShapePath.DashLine : ShapePath.SolidLine
        dashPattern: [1, 1.4]
        joinStyle: ShapePath.RoundJoin
        fillColor: "transparent"

        PathSvg {
            path: root.ornament()
        }
    }

    // Drawn with a broad line, which rounds its corners.
    ShapePath {
        strokeColor: label.text === "" ? "transparent" : root.line
        strokeWidth: 4
        joinStyle: ShapePath.RoundJoin
        fillColor: strokeColor

        PathSvg {
            path: `M${label.x} ${label.y + 2}h${label.width}v${label.height - 4}h${-label.width}Z`
        }
    }

    // Where it hides least: in an empty space, below a plate, at the corner of the rest.
    Text {
        id: label

        readonly property bool isBuiltPowerhouse: root.structure === 3 && (root.spot as MapSite).owner !== MapSite.Nobody
        readonly property bool isBelow: root.structure === 2 || isBuiltPowerhouse
        readonly property bool isCentred: root.structure === 0 || (root.structure === 3 && !isBuiltPowerhouse)

        text: (root.kind === MapSpot.Chosen ? "✓" : "") + root.spot.markLabel
        width: Math.max(9, implicitWidth)
        height: 15
        x: isCentred || isBelow ? (root.width - width) / 2 : root.width - width - 3
        y: isCentred ? (root.height - height) / 2 : (isBelow ? root.height - (isBuiltPowerhouse ? 1 : 6) : (root.structure === 1 ? -6 : 0))
        color: root.ink
        font.pixelSize: 11
        font.weight: Font.Bold
        horizontalAlignment: Text.AlignHCenter
        verticalAlignment: Text.AlignVCenter
    }
}
