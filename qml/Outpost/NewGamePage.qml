import QtQuick
import QtQuick.Controls.Basic
import QtQuick.Layouts
import Penstock.App
import Penstock.Components
import Penstock.Style
import Penstock.Table

// A new game of Power Grid: Outpost: players, rulings, the printed figures, what lies where, and off
// to the first card.
Page {
    id: root

    required property StoreHost host
    required property OutpostTable table

    signal backRequested
    signal gameStarted
    signal pageRequested(string name, var properties)

    // One step back inside the page; false if it has to be left.
    function goBack(): bool {
        return newGame.back();
    }

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

    OutpostSetupModel {
        id: newGame

        objectName: "setupModel"
        host: root.host
        table: root.table
        onStarted: root.gameStarted()
    }

    SetupPlayers {
        anchors.fill: parent
        visible: newGame.stage === OutpostSetupModel.Players
        setup: newGame
        onCardsRequested: root.pageRequested("cards", {})
        onMapRequested: root.pageRequested("map", {})
    }

    RulingsArea {
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

    footer: Pane {
        padding: Style.gap
        topPadding: Style.gapSmall
        leftPadding: Math.max(Style.gap, (root.width - Style.column) / 2)
        rightPadding: leftPadding

        contentItem: ColumnLayout {
            spacing: Style.gapSmall

            BodyText {
                objectName: "trouble"
                visible: text !== ""
                text: newGame.trouble
                font.weight: Font.DemiBold
                Layout.fillWidth: true
                Accessible.role: Accessible.AlertMessage
                Accessible.name: text
            }

            ActionButton {
                objectName: "playersDone"
                text: qsTr("Set up the table")
                prominent: true
                visible: newGame.stage === OutpostSetupModel.Players
                Layout.fillWidth: true
                onClicked: newGame.goOn()
            }

            ActionButton {
                objectName: "rulingsDone"
                text: qsTr("Back to the players")
                prominent: true
                visible: newGame.stage === OutpostSetupModel.Rulings
                Layout.fillWidth: true
                onClicked: newGame.back()
            }

            ActionButton {
                objectName: "figuresDone"
                text: qsTr("Compared: they are right")
                prominent: true
                visible: newGame.stage === OutpostSetupModel.Figures
                Layout.fillWidth: true
                onClicked: newGame.confirmFigures()
            }

            ActionButton {
                objectName: "tokensButton"
                text: qsTr("Enter the tokens")
                prominent: true
                visible: newGame.stage === OutpostSetupModel.Instructions && newGame.usesMap
                Layout.fillWidth: true
                onClicked: newGame.showTokens()
            }

            ActionButton {
                objectName: "startButton"
                text: qsTr("Turn over the first card")
                prominent: true
                visible: newGame.stage === OutpostSetupModel.Tokens || newGame.stage === OutpostSetupModel.Instructions && !newGame.usesMap
                enabled: newGame.stage !== OutpostSetupModel.Tokens || newGame.tokens.isComplete
                Layout.fillWidth: true
                onClicked: newGame.start()
            }
        }

        background: Rectangle {
            color: Style.color.paper
        }
    }
}
