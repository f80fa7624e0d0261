import QtQuick
import Penstock.App
import Penstock.Components
import Penstock.Style
import Penstock.Table

// The one thing to do next: whatever the table waits for, below what it just told. Each panel is
// made when it is first wanted.
Item {
    id: root

    required property OutpostTable table
    required property MarketModel market
    required property CompaniesModel companies
    required property AuctionModel auction
    required property bool showsMarket
    readonly property Item wanted: {
        if (table.viewedEntry >= 0)
            return viewPanel;
        switch (table.asked) {
        case OutpostTable.Card:
            return cardPanel;
        case OutpostTable.Auction:
            return auctionPanel;
        case OutpostTable.Bidding:
            return biddingPanel;
        case OutpostTable.Syndicate:
            return syndicatePanel;
        case OutpostTable.StartStation:
        case OutpostTable.Place:
            return placePanel;
        case OutpostTable.Turn:
            return turnPanel;
        case OutpostTable.Supply:
            return supplyPanel;
        default:
            return endPanel;
        }
    }
    readonly property var panel: (wanted as PanelMaker)?.item

    signal shareRequested(string playId)
    signal cameraRequested(PlayModel play)

    // One step back inside the panel; false if there is none.
    function goBack(): bool {
        return panel?.goBack ? panel.goBack() : false;
    }

    visible: table.isOpen
    Accessible.role: Accessible.Pane
    Accessible.name: qsTr("What to do next")
    onWantedChanged: guard.hold()

    Connections {
        target: root.table

        function onChanged() {
            guard.hold();
        }
    }

    Connections {
        target: endPanel.item
        ignoreUnknownSignals: true

        function onShareRequested(playId: string) {
            root.shareRequested(playId);
        }

        function onCameraRequested(play: PlayModel) {
            root.cameraRequested(play);
        }
    }

    SyndicateModel {
        id: syndicate

        table: root.table
    }

    TurnModel {
        id: turn

        table: root.table
    }

    BuildModel {
        id: building

        table: root.table
    }

    SupplyModel {
        id: supply

        table: root.table
    }

    NewsBox {
        id: news

        lines: root.table.viewedEntry >= 0 ? [] : root.table.news
        width: parent.width
    }

    Item {
        anchors.fill: parent
        anchors.topMargin: news.visible ? news.height + Style.gapSmall : 0

        PanelMaker {
            id: viewPanel

            isWanted: root.wanted === this
            file: Qt.resolvedUrl("ViewPanel.qml")
            properties: ({
                    "table": root.table,
                    "market": root.market,
                    "showsMarket": Qt.binding(() => root.showsMarket)
                })
        }

        PanelMaker {
            id: cardPanel

            isWanted: root.wanted === this
            file: Qt.resolvedUrl("CardPanel.qml")
            properties: ({
                    "table": root.table,
                    "market": root.market,
                    "showsMarket": Qt.binding(() => root.showsMarket)
                })
        }

        PanelMaker {
            id: auctionPanel

            isWanted: root.wanted === this
            file: Qt.resolvedUrl("AuctionPanel.qml")
            properties: ({
                    "market": root.market,
                    "auction": root.auction,
                    "companies": root.companies,
                    "showsMarket": Qt.binding(() => root.showsMarket)
                })
        }

        PanelMaker {
            id: biddingPanel

            isWanted: root.wanted === this
            file: Qt.resolvedUrl("BiddingPanel.qml")
            properties: ({
                    "auction": root.auction,
                    "companies": root.companies
                })
        }

        PanelMaker {
            id: syndicatePanel

            isWanted: root.wanted === this
            file: Qt.resolvedUrl("SyndicatePanel.qml")
            properties: ({
                    "syndicate": syndicate
                })
        }

        PanelMaker {
            id: placePanel

            isWanted: root.wanted === this
            file: Qt.resolvedUrl("PlacePanel.qml")
            properties: ({
                    "syndicate": syndicate
                })
        }

        PanelMaker {
            id: turnPanel

            isWanted: root.wanted === this
            file: Qt.resolvedUrl("TurnPanel.qml")
            properties: ({
                    "turn": turn,
                    "building": building,
                    "companies": root.companies
                })
        }

        PanelMaker {
            id: supplyPanel

            isWanted: root.wanted === this
            file: Qt.resolvedUrl("SupplyPanel.qml")
            properties: ({
                    "supply": supply,
                    "companies": root.companies
                })
        }

        PanelMaker {
            id: endPanel

            isWanted: root.table.isOpen && root.wanted === this
            file: Qt.resolvedUrl("EndPanel.qml")
            properties: ({
                    "table": root.table,
                    "companies": root.companies
                })
        }
    }

    DoubleTapGuard {
        id: guard

        objectName: "doubleTapGuard"
        anchors.fill: parent
    }
}
