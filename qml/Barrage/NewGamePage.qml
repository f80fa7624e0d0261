import QtQuick
import Penstock.App
import Penstock.Components
import Penstock.Style
import Penstock.Table as Table

// A new game of Barrage: players, rulings, what lies on the table, and off to the first turn.
Table.SetupPage {
    id: root

    setup: newGame
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
        case BarrageSetupModel.Offered:
            return qsTr("The same set-up");
        default:
            return qsTr("New game");
        }
    }

    Component.onCompleted: {
        if (repeat !== "")
            newGame.setUpAgain(repeat);
    }

    BarrageSetupModel {
        id: newGame

        objectName: "setupModel"
        host: root.host
        table: root.table as BarrageTable
        onStarted: root.gameStarted()
    }

    SetupPlayers {
        anchors.fill: parent
        visible: newGame.stage === BarrageSetupModel.Players
        setup: newGame
    }

    Table.RulingsArea {
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

    ScrollColumn {
        anchors.fill: parent
        visible: newGame.stage === BarrageSetupModel.Offered

        BodyText {
            objectName: "offeredText"
            width: parent.width
            text: qsTr("You have begun to set up another game. Replace what you entered with the set-up of an earlier game (%1)?").arg(newGame.offeredGame)
        }
    }

    footer: PageFooter {
        contentItem: SetupFooter {
            setup: newGame
            isLow: root.width > root.height && root.height < Style.column
        }
    }
}
