import QtQuick
import QtQuick.Controls.Basic
import Penstock.App
import Penstock.Components
import Penstock.Style
import Penstock.Table

// A new game of Barrage: players, rulings, what lies on the table, and off to the first turn.
Page {
    id: root

    required property StoreHost host
    required property BarrageTable table

    signal backRequested
    signal gameStarted

    // One step back inside the page; false if it has to be left.
    function goBack(): bool {
        return newGame.back();
    }

    title: {
        switch (newGame.stage) {
        case BarrageSetupModel.Rulings:
            return qsTr("Rulings");
        case BarrageSetupModel.Table:
            return qsTr("The table");
        case BarrageSetupModel.Choosing:
            return newGame.partTitle;
        case BarrageSetupModel.Instructions:
            return qsTr("What to put where");
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

    BarrageSetupModel {
        id: newGame

        objectName: "setupModel"
        host: root.host
        table: root.table
        onStarted: root.gameStarted()
    }

    SetupPlayers {
        anchors.fill: parent
        visible: newGame.stage === BarrageSetupModel.Players
        setup: newGame
    }

    RulingsArea {
        anchors.fill: parent
        visible: newGame.stage === BarrageSetupModel.Rulings
        rulings: newGame.rulings
    }

    SetupOverview {
        anchors.fill: parent
        visible: newGame.stage === BarrageSetupModel.Table
        setup: newGame
    }

    SetupChoosing {
        anchors.fill: parent
        visible: newGame.stage === BarrageSetupModel.Choosing
        setup: newGame
    }

    SetupInstructions {
        anchors.fill: parent
        visible: newGame.stage === BarrageSetupModel.Instructions
        setup: newGame
    }

    footer: Pane {
        padding: Style.gap
        topPadding: Style.gapSmall
        leftPadding: Math.max(Style.gap, (root.width - Style.column) / 2)
        rightPadding: leftPadding

        contentItem: SetupFooter {
            setup: newGame
            isLow: root.width > root.height && root.height < Style.column
        }

        background: Rectangle {
            color: Style.color.paper
        }
    }
}
