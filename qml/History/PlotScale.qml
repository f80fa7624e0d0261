import QtQuick
import Penstock.Style

// Where the values of a line chart lie: points of all lines one after the other from left to right,
// or steps that all lines have.
QtObject {
    id: root

    required property list<real> values
    required property int steps // of every line, whose values then stand one line after the other; 0: none
    required property real width
    required property real height
    required property real left // what the scale takes
    required property real right // what the ends take
    required property real endHeight
    readonly property bool hasSteps: steps > 0
    readonly property real most: values.length > 0 ? Math.max(...values) : 0
    readonly property real least: values.length > 0 ? Math.min(...(hasSteps ? [0] : []), ...values) : 0
    readonly property real unit: unitFor(most - least)
    readonly property real firstMark: Math.ceil(least / unit) * unit
    readonly property int markCount: Math.floor((most - firstMark) / unit) + 1
    readonly property real margin: Style.dot + 2 // around the points

    // Between two lines of the scale: a round number that makes a handful of them.
    function unitFor(span: real): real {
        const power = Math.pow(10, Math.floor(Math.log10(Math.max(1, span / 7))));
        for (const factor of [1, 2, 5])
            if (span / (factor * power) <= 7)
                return factor * power;
        return 10 * power;
    }

    function xOf(place: int): real {
        const count = hasSteps ? steps : values.length;
        const across = count > 1 ? (place % count) / (count - 1) : 0.5;
        return left + margin + across * (width - left - right - 2 * margin);
    }

    function yOf(value: real): real {
        return height - margin - (value - least) / Math.max(1, most - least) * (height - 2 * margin);
    }

    function pointAt(place: int): point {
        return Qt.point(xOf(place), yOf(values[place]));
    }

    // The place of the last value of a line that has steps.
    function endOf(line: int): int {
        return (line + 1) * steps - 1;
    }

    // How far down the ends of the lines are named, none over another.
    function endsAt(): var {
        const lines = Array.from({
                "length": hasSteps ? values.length / steps : 0
            }, (unused, line) => line);
        lines.sort((a, b) => values[endOf(b)] - values[endOf(a)]);
        const places = lines.map(() => 0);
        let top = endHeight / 2;
        for (const line of lines) {
            places[line] = Math.max(top, yOf(values[endOf(line)]));
            top = places[line] + endHeight;
        }
        let bottom = height - endHeight / 2;
        for (const line of lines.reverse()) {
            places[line] = Math.min(bottom, places[line]);
            bottom = places[line] - endHeight;
        }
        return places;
    }
}
