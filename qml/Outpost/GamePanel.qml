import QtQuick
import Penstock.App
import Penstock.Style
import Penstock.Table

// What the table of Outpost waits for, below what it just told.
AnyGamePanel {
    id: root

    required property MarketModel market
    required property CompaniesModel companies
    required property AuctionModel auction
    required property bool showsMarket
    readonly property OutpostTable outpost: table as OutpostTable

    wanted: {
        if (table.viewedEntry >= 0)
            return viewPanel;
        switch (outpost.asked) {
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

    SyndicateModel {
        id: syndicate

        table: root.outpost
    }

    TurnModel {
        id: turn

        table: root.outpost
    }

    BuildModel {
        id: building

        table: root.outpost
    }

    SupplyModel {
        id: supply

        table: root.outpost
    }

    NewsBox {
        id: news

        lines: root.outpost.news
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
}
