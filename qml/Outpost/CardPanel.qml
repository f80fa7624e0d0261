pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Layouts
import Penstock.App
import Penstock.Components
import Penstock.Style

// A card was turned over: its number, then one tap on a card that is known, or its kind and figures,
// which are remembered for all later games.
PanelFrame {
    id: root

    required property OutpostTable table
    required property MarketModel market
    property bool showsMarket: true
    // The first card of the number is the next thing to tap, unless another kind is chosen.
    readonly property bool offersKnown: entry.known.length > 0 && entry.kind === 0 && entry.number > 0

    function textOf(card: cardFace): string {
        return card.facts === "" ? card.name : `${card.name}\n${card.facts}`;
    }

    CardEntryModel {
        id: entry

        table: root.table
    }

    NumberTyping {
        id: typing

        from: entry.leastNumber
        to: entry.mostNumber
        value: entry.number
        onEntered: number => entry.number = number
        onCleared: entry.number = 0
    }

    PanelTitle {
        text: entry.prompt
        Layout.fillWidth: true
    }

    RowLayout {
        spacing: Style.gapSmall
        visible: entry.canEnter || entry.known.length > 0
        Layout.fillWidth: true

        BodyText {
            text: qsTr("Number of the card")
            Layout.fillWidth: true
        }

        PlainText {
            objectName: "cardNumber"
            text: typing.isBegun ? typing.typed : entry.number > 0 ? String(entry.number).padStart(2, "0") : "—"
            color: Style.color.ink
            font.pixelSize: Style.fontName
            font.weight: Font.DemiBold
            Accessible.role: Accessible.StaticText
            Accessible.name: entry.number > 0 ? qsTr("Number %1").arg(entry.number) : qsTr("No number yet")
        }
    }

    NumberKeys {
        visible: entry.canEnter
        typing: typing
        Layout.fillWidth: true
    }

    Repeater {
        model: entry.known

        ActionButton {
            required property cardFace modelData
            required property int index

            objectName: `known${index}`
            text: root.textOf(modelData)
            visible: index > 0 || !root.offersKnown
            Layout.fillWidth: true
            onClicked: entry.take(index)
        }
    }

    CardFacts {
        entry: entry
        visible: entry.canEnter && entry.number > 1
        Layout.fillWidth: true
    }

    Refusal {
        reason: entry.refusal
        Layout.fillWidth: true
    }

    MarketView {
        market: root.market
        visible: root.showsMarket && root.market.spaces.length > 0
        Layout.fillWidth: true
    }

    buttons: [
        ActionButton {
            objectName: "step3Button"
            text: qsTr("It is the Step 3 card")
            prominent: !entry.canEnter
            visible: entry.canBeStep3
            Layout.fillWidth: true
            onClicked: entry.takeStep3()
        },
        ActionButton {
            objectName: "known0"
            text: root.offersKnown ? root.textOf(entry.known[0]) : ""
            prominent: true
            visible: root.offersKnown
            Layout.fillWidth: true
            onClicked: entry.take(0)
        },
        ActionButton {
            objectName: "cardDone"
            text: entry.canConfirm ? qsTr("Enter %1").arg(entry.face.name) : qsTr("Enter the card")
            prominent: true
            enabled: entry.canConfirm
            visible: entry.canEnter && !root.offersKnown
            Layout.fillWidth: true
            onClicked: entry.confirm()
        }
    ]
}
