import QtQuick
import Penstock.App
import Penstock.Components
import Penstock.Table as Table

// A new game of Nucleum: players, rulings, what lies on the table, and off to the first turn.
Table.SetupPage {
    id: root

    function join(part: var) {
        part.setup = newGame;
        part.factsRequested?.connect(() => root.pageRequested("facts", {
                        "players": newGame.seats.length
                    }));
    }

    setup: newGame
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

    NucleumSetupModel {
        id: newGame

        objectName: "setupModel"
        host: root.host
        table: root.table as NucleumTable
        onStarted: root.gameStarted()
    }

    Loader {
        anchors.fill: parent
        source: ["SetupPlayers.qml", "SetupRulings.qml", "SetupTable.qml", "SetupChoosing.qml"][newGame.stage]
        onLoaded: root.join(item)
    }

    footer: PageFooter {
        contentItem: SetupFooter {
            setup: newGame
        }
    }
}
