import QtQuick
import Penstock.App
import Penstock.Components
import Penstock.Table as Table

// A new game of Power Grid: Outpost: players, rulings, the printed figures, what lies where, and off
// to the first card.
Table.SetupPage {
    id: root

    setup: newGame
    title: {
        switch (newGame.stage) {
        case OutpostSetupModel.Rulings:
            return qsTr("Rulings");
        case OutpostSetupModel.Figures:
            return qsTr("Payout and prices");
        case OutpostSetupModel.Instructions:
            return qsTr("What to put where");
        case OutpostSetupModel.Tokens:
            return qsTr("Tokens");
        default:
            return qsTr("New game");
        }
    }

    // The map may have been entered meanwhile.
    onVisibleChanged: {
        if (visible)
            newGame.readFacts();
    }

    OutpostSetupModel {
        id: newGame

        objectName: "setupModel"
        host: root.host
        table: root.table as OutpostTable
        onStarted: root.gameStarted()
    }

    SetupPlayers {
        anchors.fill: parent
        visible: newGame.stage === OutpostSetupModel.Players
        setup: newGame
        onCardsRequested: root.pageRequested("cards", {})
        onMapRequested: root.pageRequested("map", {})
    }

    Table.RulingsArea {
        anchors.fill: parent
        visible: newGame.stage === OutpostSetupModel.Rulings
        rulings: newGame.rulings
    }

    SetupFigures {
        anchors.fill: parent
        visible: newGame.stage === OutpostSetupModel.Figures
        setup: newGame
    }

    SetupInstructions {
        anchors.fill: parent
        visible: newGame.stage === OutpostSetupModel.Instructions
        setup: newGame
    }

    SetupTokens {
        anchors.fill: parent
        visible: newGame.stage === OutpostSetupModel.Tokens
        tokens: newGame.tokens
    }

    footer: PageFooter {
        contentItem: SetupFooter {
            setup: newGame
        }
    }
}
