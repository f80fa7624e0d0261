import QtQuick
import QtQuick.Layouts
import Penstock.App
import Penstock.Table

// While an earlier entry is looked at: the market as it was then, and the ways to go on.
PanelFrame {
    id: root

    required property OutpostTable table
    required property MarketModel market
    property bool showsMarket: true

    MarketView {
        market: root.market
        visible: root.showsMarket
        Layout.fillWidth: true
    }

    buttons: ViewedEntryPanel {
        table: root.table
        Layout.fillWidth: true
    }
}
