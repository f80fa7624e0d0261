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
    readonly property bool isLow: parent.width > parent.height && parent.height < Style.column

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
    width: Math.min(parent.width, isLow ? Style.wideColumn : Style.column)
    onPlayerChanged: {
        if (player >= 0)
            playerReached(player);
    }
    onClosed: fieldId = ""

    // A phone that lies on its side has the keys beside the rest, at the thumb.
    GridLayout {
        columns: root.isLow ? 2 : 1
        columnSpacing: Style.gap
        rowSpacing: Style.gapSmall
        layoutDirection: Style.leftHanded ? Qt.RightToLeft : Qt.LeftToRight
        Layout.fillWidth: true

        NumberSteps {
            id: chooser

            Layout.fillWidth: true
            Layout.preferredWidth: 1
            onValueChanged: {
                if (root.fieldId !== "")
                    root.fields.setValue(root.fieldId, value);
            }
        }

        NumberKeys {
            hasSign: chooser.from < 0
            Layout.fillWidth: true
            Layout.preferredWidth: 1
            Layout.rowSpan: root.isLow ? 2 : 1
            onPressed: key => chooser.press(key)
        }

        RowLayout {
            spacing: Style.gapSmall
            Layout.fillWidth: true
            Layout.preferredWidth: 1
            Layout.alignment: Qt.AlignBottom

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
}
