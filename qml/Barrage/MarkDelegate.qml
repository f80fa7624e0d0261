import QtQuick
import QtQuick.Shapes
import Penstock.App
import Penstock.Style

// What makes a spot of the map stand out. Kinds differ in line and sign, not only in colour:
// choices have a thick frame, chosen ones a tick, refused ones are hatched, candidates are dotted,
// what is concerned has a double ring.
Item {
    id: root

    required property MapSpot spot
    readonly property int kind: spot.mark
    readonly property int structure: spot.target === MapSpot.Site ? (spot as MapSite).structure : -1
    readonly property real margin: structure < 0 ? 3 : 1.5
    readonly property bool isStrong: kind === MapSpot.Choice || kind === MapSpot.Chosen
    readonly property color line: {
        if (isStrong)
            return Style.color.water;
        return kind === MapSpot.Concerned ? Style.map.concerned : Style.color.inkSoft;
    }
    readonly property color ink: {
        if (isStrong)
            return Style.color.waterText;
        return kind === MapSpot.Concerned ? Style.map.concernedText : Style.color.paper;
    }

    function hatching(w: real, h: real): string {
        let lines = "";
        for (let from = 5; from < w + h; from += 5)
            lines += `M${Math.min(from, w)} ${Math.max(0, from - w)}L${Math.max(0, from - h)} ${Math.min(from, h)}`;
        return lines;
    }

    x: spot.outline.x - margin
    y: spot.outline.y - margin
    width: spot.outline.width + 2 * margin
    height: spot.outline.height + 2 * margin

    RoundBox {
        anchors.fill: parent
        visible: root.isStrong || root.kind === MapSpot.Concerned
        radius: 5
        color: "transparent"
        lineWidth: 2.6
        lineColor: root.line
    }

    RoundBox {
        anchors.fill: parent
        anchors.margins: -3
        visible: root.kind === MapSpot.Concerned
        radius: 7
        color: "transparent"
        lineWidth: 1.2
        lineColor: root.line
    }

    Shape {
        visible: !root.isStrong && root.kind !== MapSpot.Concerned

        ShapePath {
            readonly property bool isRefused: root.kind === MapSpot.Refused

            strokeColor: root.line
            strokeWidth: isRefused ? 1 : 2
            strokeStyle: isRefused ? ShapePath.SolidLine : ShapePath.DashLine
            dashPattern: [1, 1.4]
            fillColor: "transparent"

            PathSvg {
                path: root.kind === MapSpot.Refused ? root.hatching(root.width, root.height) : `M0 0H${root.width}V${root.height}H0Z`
            }
        }
    }

    MarkLabel {
        readonly property real middle: (root.width - width) / 2

        visible: text !== ""
        text: (root.kind === MapSpot.Chosen ? "✓" : "") + root.spot.markLabel
        ink: root.ink
        color: root.line
        // Where it hides least: in an empty space, below a plate, at the corner of the rest.
        x: root.structure === 0 || root.structure >= 2 ? middle : root.width - width
        y: root.structure === 0 || root.structure === 3 ? (root.height - height) / 2 : (root.structure === 2 ? root.height - 6 : (root.structure === 1 ? -6 : 0))
    }
}
