import QtQuick
import Penstock.App
import Penstock.Components

// The keys for one number after the other, through all players.
NumberSheet {
    id: root

    required property ScorePadModel pad
    property PadFieldModel fields: null
    property string fieldId: ""
    property int player: -1 // whose fields these are, -1 if they are everybody's

    signal playerReached(int number)

    function show(wanted: PadFieldModel, id: string, number: int) {
        fields = wanted;
        fieldId = id;
        player = number;
        const field = wanted.field(id);
        ask(number < 0 ? field.label : `${pad.players.at(number).label} · ${field.label}`, field.value, field.from, field.to);
    }

    // The next number of this player, then the first one of the next; behind the last one it closes.
    function showNext() {
        const next = fields.numberAfter(fieldId);
        if (next !== "") {
            show(fields, next, player);
        } else if (player >= 0 && player + 1 < pad.players.count) {
            const others = pad.players.at(player + 1).pointFields;
            show(others, others.numberAfter(""), player + 1);
        } else {
            close();
        }
    }

    hasNext: true
    onPlayerChanged: {
        if (player >= 0)
            playerReached(player);
    }
    onEntered: value => fields.setValue(fieldId, value)
    onNextRequested: showNext()
}
