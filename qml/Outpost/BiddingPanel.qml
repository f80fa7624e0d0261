pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Layouts
import Penstock.App
import Penstock.Components
import Penstock.Style

// A card is under the hammer. Usually the bids are called out and only winner and price are entered;
// who wants it bid by bid has that too.
PanelFrame {
    id: root

    required property AuctionModel auction
    required property CompaniesModel companies
    property bool isBidByBid: false

    // Bid by bid is left before the page is.
    function goBack(): bool {
        const wasBidByBid = isBidByBid;
        isBidByBid = false;
        return wasBidByBid;
    }

    PanelTitle {
        text: root.isBidByBid ? qsTr("%1: raise or pass?").arg(root.auction.name) : qsTr("Who gets %1, and for how much?").arg(root.auction.card.name)
        colour: root.isBidByBid ? root.companies.colourOf(root.auction.seat) : -2
        Layout.fillWidth: true
    }

    RowLayout {
        spacing: Style.gapSmall
        Layout.fillWidth: true

        CardPicture {
            card: root.auction.card
            Layout.preferredWidth: Style.marketCard
        }

        BodyText {
            objectName: "highest"
            text: qsTr("%1\n%2").arg(root.auction.card.facts).arg(root.auction.highest)
            Layout.fillWidth: true
        }
    }

    Flow {
        visible: !root.isBidByBid
        spacing: Style.gapSmall
        Layout.fillWidth: true

        Repeater {
            model: root.auction.bidders

            ChoiceButton {
                required property bidderFace modelData

                objectName: `winner${modelData.seat}`
                text: modelData.name
                chosen: root.auction.winner === modelData.seat
                enabled: modelData.isIn
                Accessible.name: qsTr("%1, can bid up to %2").arg(modelData.name).arg(modelData.mostBid)
                onClicked: root.auction.winner = modelData.seat
            }
        }
    }

    NumberEntry {
        visible: root.isBidByBid || root.auction.winner >= 0
        label: root.isBidByBid ? qsTr("Bid") : qsTr("Price")
        value: root.auction.amount
        from: root.auction.leastAmount
        to: Math.max(root.auction.leastAmount, root.auction.mostAmount)
        Layout.fillWidth: true
        onChanged: value => root.auction.amount = value
    }

    BodyText {
        objectName: "afterwards"
        visible: root.isBidByBid || root.auction.winner >= 0
        text: root.auction.afterwards
        font.pixelSize: Style.fontSmall
        Layout.fillWidth: true
    }

    Refusal {
        reason: root.isBidByBid || root.auction.winner >= 0 ? root.auction.refusal : ""
        Layout.fillWidth: true
    }

    ActionButton {
        objectName: "bidByBidButton"
        text: root.isBidByBid ? qsTr("Enter winner and price at once") : qsTr("Enter bid by bid")
        Layout.fillWidth: true
        onClicked: {
            root.isBidByBid = !root.isBidByBid;
            root.auction.winner = -1;
        }
    }

    buttons: [
        ActionButton {
            objectName: "passBidButton"
            text: qsTr("%1 passes").arg(root.auction.name)
            visible: root.isBidByBid
            Layout.fillWidth: true
            onClicked: root.auction.passBid()
        },
        ActionButton {
            objectName: "bidButton"
            text: qsTr("%1 bids %2").arg(root.auction.name).arg(root.auction.amount)
            prominent: true
            visible: root.isBidByBid
            enabled: root.auction.refusal === ""
            Layout.fillWidth: true
            onClicked: root.auction.bid()
        },
        ActionButton {
            objectName: "sellButton"
            text: root.auction.winner >= 0 ? qsTr("Sold for %1").arg(root.auction.amount) : qsTr("Choose who gets it")
            prominent: true
            visible: !root.isBidByBid
            enabled: root.auction.winner >= 0 && root.auction.refusal === ""
            Layout.fillWidth: true
            onClicked: root.auction.sell()
        }
    ]
}
