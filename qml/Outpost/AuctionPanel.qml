pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Layouts
import Penstock.App
import Penstock.Components
import Penstock.Style

// Which card is put up, or nobody's: a tap on the market, the opening bid, one button.
PanelFrame {
    id: root

    required property MarketModel market
    required property AuctionModel auction
    required property CompaniesModel companies
    property bool showsMarket: true
    readonly property bool isChosen: auction.space >= 0

    PanelTitle {
        text: root.isChosen ? qsTr("%1 puts up %2").arg(root.auction.name).arg(root.auction.card.name) : qsTr("%1: which card is put up?").arg(root.auction.name)
        colour: root.companies.colourOf(root.auction.seat)
        Layout.fillWidth: true
    }

    MarketView {
        market: root.market
        chosen: root.auction.space
        visible: root.showsMarket
        Layout.fillWidth: true
        onTapped: space => root.auction.space = space
    }

    BodyText {
        visible: !root.showsMarket && !root.isChosen
        text: qsTr("Tap a card of the current market.")
        color: Style.color.inkSoft
        Layout.fillWidth: true
    }

    BodyText {
        objectName: "cardFacts"
        visible: root.isChosen
        text: qsTr("%1 · minimum bid %2").arg(root.auction.card.facts).arg(root.auction.minimumBid)
        Layout.fillWidth: true
    }

    BodyText {
        visible: root.auction.isLastBuyer && root.isChosen
        text: qsTr("Nobody else may buy any more: it costs the minimum bid.")
        color: Style.color.inkSoft
        font.pixelSize: Style.fontSmall
        Layout.fillWidth: true
    }

    NumberEntry {
        visible: root.isChosen && !root.auction.isLastBuyer
        label: qsTr("Opening bid")
        value: root.auction.amount
        from: root.auction.leastAmount
        to: Math.max(root.auction.leastAmount, root.auction.mostAmount)
        Layout.fillWidth: true
        onChanged: value => root.auction.amount = value
    }

    BodyText {
        objectName: "afterwards"
        visible: root.isChosen
        text: root.auction.afterwards
        font.pixelSize: Style.fontSmall
        Layout.fillWidth: true
    }

    Refusal {
        reason: root.auction.refusal
        Layout.fillWidth: true
    }

    buttons: [
        ActionButton {
            objectName: "passButton"
            text: qsTr("Pass: no card this round")
            visible: root.auction.canPass
            Layout.fillWidth: true
            onClicked: root.auction.pass()
        },
        ActionButton {
            objectName: "putUpButton"
            text: {
                if (!root.isChosen)
                    return qsTr("Choose a card");
                return root.auction.isLastBuyer ? qsTr("Buy for %1").arg(root.auction.amount) : qsTr("Put it up for %1").arg(root.auction.amount);
            }
            prominent: true
            enabled: root.isChosen && root.auction.refusal === ""
            Layout.fillWidth: true
            onClicked: root.auction.putUp()
        }
    ]
}
