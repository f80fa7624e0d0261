pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Templates
import QtQuick.Layouts
import Penstock.App
import Penstock.Components
import Penstock.Style
import Penstock.Table

// The game on the table: the companies, and below or beside the market the one thing to do next.
Page {
    id: root

    required property OutpostTable table
    readonly property bool isWide: width > height && width > Style.wideColumn
    readonly property bool isLow: height < 36 * Style.fontBody // for texts of this size
    readonly property var menu: menuMaker.item // named by its type it would be read at once

    signal backRequested
    signal pageRequested(string name, var properties)

    // An open menu, an earlier entry or a step of the panel is left before the page is.
    function goBack(): bool {
        if (menu?.opened) {
            menu.close();
            return true;
        }
        if (table.viewedEntry >= 0) {
            table.view(-1);
            return true;
        }
        return panel.goBack();
    }

    function openMenu() {
        if (!menu)
            menuMaker.setSource("../Table/GameMenu.qml", {
                    "table": table
                });
        menu.open();
    }

    title: table.title

    background: Rectangle {
        color: Style.color.paper
    }

    header: GameHeader {
        table: root.table
        title: root.title
        onBackRequested: root.backRequested()
        onMenuRequested: root.openMenu()
    }

    Loader {
        id: menuMaker
    }

    Connections {
        target: menuMaker.item

        function onPageRequested(name: string) {
            root.pageRequested(name, {});
        }
    }

    MarketModel {
        id: market

        table: root.table
    }

    CompaniesModel {
        id: companies

        table: root.table
    }

    AuctionModel {
        id: auction

        table: root.table
    }

    ColumnLayout {
        anchors.fill: parent
        anchors.margins: Style.gapSmall
        anchors.topMargin: 0
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

                visible: root.isWide
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
                        if (root.table.asked === OutpostTable.Auction)
                            auction.space = space;
                    }
                }
            }

            GamePanel {
                id: panel

                table: root.table
                market: market
                companies: companies
                auction: auction
                showsMarket: !root.isWide
                Layout.fillWidth: true
                Layout.fillHeight: true
                Layout.preferredWidth: 1
                onShareRequested: playId => root.pageRequested("share", {
                            "playId": playId
                        })
                onCameraRequested: play => root.pageRequested("camera", {
                            "play": play
                        })
            }
        }
    }
}
