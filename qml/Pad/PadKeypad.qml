import QtQuick
import QtQuick.Layouts
import Penstock.App
import Penstock.Components
import Penstock.Style

// The keys for one number after the other, through all players.
PadSheet {
    id: root

    required property ScorePadModel pad
    property PadFieldModel fields: null
    property string fieldId: ""
    property int player: -1 // whose fields these are, -1 if they are everybody's

    signal playerReached(int number)

    function show(wanted: PadFieldModel, id: string, number: int) {
        fieldId = "";
        fields = wanted;
        player = number;
        const field = wanted.field(id);
        chooser.from = field.from;
        chooser.to = field.to;
        chooser.value = field.value;
        chooser.label = field.label;
        chooser.startsAnew = true;
        fieldId = id;
        title = number < 0 ? field.label : `${pad.players.at(number).label} · ${field.label}`;
        open();
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

    objectName: "keypad"
    onPlayerChanged: {
        if (player >= 0)
            playerReached(player);
    }
    onClosed: fieldId = ""

    NumberChooser {
        id: chooser

        Layout.fillWidth: true
        onValueChanged: {
            if (root.fieldId !== "")
                root.fields.setValue(root.fieldId, value);
        }
    }

    RowLayout {
        spacing: Style.gapSmall
        Layout.fillWidth: true

        ActionButton {
            objectName: "keypadDone"
            text: qsTr("Done")
            Layout.fillWidth: true
            Layout.preferredWidth: 1
            onClicked: root.close()
        }

        ActionButton {
            objectName: "keypadNext"
            text: qsTr("Next field")
            prominent: true
            Layout.fillWidth: true
            Layout.preferredWidth: 1
            onClicked: root.showNext()
        }
    }
}
