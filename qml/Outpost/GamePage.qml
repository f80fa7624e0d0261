pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Layouts
import Penstock.App
import Penstock.Components
import Penstock.Style
import Penstock.Table

// The companies, and below or beside the market the one thing to do next.
AnyGamePage {
    id: root

    readonly property OutpostTable outpost: table as OutpostTable

    // An open menu, an earlier entry, a step of the panel or an entry that is entered anew is left
    // before the page is.
    function goBack(): bool {
        return leaveWhatIsOpen() || gamePanel.goBack() || takeBackAmended();
    }

    panel: gamePanel
    isWide: width > height && width > Style.wideColumn

    MarketModel {
        id: market

        table: root.outpost
    }

    CompaniesModel {
        id: companies

        table: root.outpost
    }

    AuctionModel {
        id: auction

        table: root.outpost
    }

    ColumnLayout {
        x: Style.gapSmall
        width: root.width - 2 * Style.gapSmall
        height: root.bodyHeight - Style.gapSmall
        spacing: Style.gapSmall

        CompanyStrip {
            companies: companies
            isLine: root.isLow
            Layout.fillWidth: true
            Layout.fillHeight: false
            onCompanyRequested: seat => root.pageRequested("company", {
                        "seat": seat
                    })
        }

        NoticeBox {
            objectName: "trouble"
            text: root.table.trouble
            canDismiss: false
            Layout.fillWidth: true
        }

        RowLayout {
            spacing: Style.gap
            layoutDirection: Style.leftHanded ? Qt.RightToLeft : Qt.LeftToRight
            Layout.fillWidth: true
            Layout.fillHeight: true

            ScrollArea {
                id: tableView

                visible: root.isWide && !root.table.isOver // there is no market any more
                contentWidth: availableWidth
                clip: true
                Layout.fillWidth: true
                Layout.fillHeight: true
                Layout.preferredWidth: 1

                MarketView {
                    width: Math.min(tableView.availableWidth, Style.column)
                    market: market
                    chosen: auction.space
                    onTapped: space => {
                        if (root.outpost.asked === OutpostTable.Auction)
                            auction.space = space;
                    }
                }
            }

            GamePanel {
                id: gamePanel

                table: root.table
                market: market
                companies: companies
                auction: auction
                showsMarket: !root.isWide
                Layout.fillWidth: true
                Layout.fillHeight: true
                Layout.preferredWidth: 1
            }
        }
    }
}
