import QtQuick
import QtQuick.Controls.Basic
import Penstock.App
import Penstock.Components
import Penstock.Style

// A new game of Nucleum: players, rulings, what lies on the table, and off to the first turn.
Page {
    id: root

    required property StoreHost host
    required property NucleumTable table

    signal backRequested
    signal gameStarted
    signal pageRequested(string name, var properties)

    // One step back inside the page; false if it has to be left.
    function goBack(): bool {
        return newGame.back();
    }

    function join(part: var) {
        part.setup = newGame;
        part.factsRequested?.connect(() => root.pageRequested("facts", {
                        "players": newGame.seats.length
                    }));
    }

    title: {
        switch (newGame.stage) {
        case NucleumSetupModel.Rulings:
            return qsTr("Rulings");
        case NucleumSetupModel.Table:
            return qsTr("What to put where");
        case NucleumSetupModel.Choosing:
            return newGame.placeTitle;
        default:
            return qsTr("New game");
        }
    }

    background: Rectangle {
        color: Style.color.paper
    }

    header: PageHeader {
        title: root.title
        onBackRequested: {
            if (!root.goBack())
                root.backRequested();
        }
    }

    NucleumSetupModel {
        id: newGame

        objectName: "setupModel"
        host: root.host
        table: root.table
        onStarted: root.gameStarted()
    }

    Loader {
        anchors.fill: parent
        source: ["SetupPlayers.qml", "SetupRulings.qml", "SetupTable.qml", "SetupChoosing.qml"][newGame.stage]
        onLoaded: root.join(item)
    }

    footer: Pane {
        padding: Style.gap
        topPadding: Style.gapSmall
        leftPadding: Math.max(Style.gap, (root.width - Style.column) / 2)
        rightPadding: leftPadding

        contentItem: SetupFooter {
            setup: newGame
        }

        background: Rectangle {
            color: Style.color.paper
        }
    }
}
