import QtQuick

// What is typed on the keys of a number: the first digit begins a new number, further ones follow it.
// A number that is not possible changes nothing, and a sentence says why.
QtObject {
    id: root

    property int from: 0
    property int to: 99
    property int value: from // what holds
    property string typed: "" // of the number that is being typed; empty: the next digit begins one
    property string refusal: ""
    // May become possible by its next digit.
    readonly property bool isBegun: typed !== "" && Number(typed) !== value
    readonly property string line: {
        if (refusal !== "")
            return refusal;
        return isBegun ? qsTr("%1… from %2 to %3").arg(typed).arg(from).arg(to) : qsTr("From %1 to %2").arg(from).arg(to);
    }

    signal entered(int value)
    signal cleared // and nothing is no number that it can be

    function begin() {
        typed = "";
        refusal = "";
    }

    function press(key: string) {
        const shown = typed === "" ? String(value) : typed;
        if (key === "⌫")
            take(shown.slice(0, -1));
        else if (key === "✕")
            take("");
        else if (key === "±")
            take(String(-Number(shown)));
        else
            take(typed + key);
    }

    function take(text: string) {
        const number = Number(text) || 0; // nothing, or a sign alone
        if (number > to) {
            refusal = qsTr("%1 is too much: it can be %2 to %3.").arg(number).arg(from).arg(to);
        } else if (number < from && (number < 0 || number * 10 > to)) {
            refusal = qsTr("%1 is too little: it can be %2 to %3.").arg(number).arg(from).arg(to);
        } else {
            refusal = "";
            typed = String(number);
            if (number >= from)
                entered(number);
            else if (number === 0)
                cleared();
        }
    }

    onValueChanged: {
        if (typed !== "" && Number(typed) !== value)
            begin();
    }
}
