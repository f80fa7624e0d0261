import QtQuick
import Penstock.App

// Everything that is printed on the pieces and was entered once, to look at and to correct.
FormPage {
    id: root

    property StoreHost host: null
    property int players: 0 // of games to come; 0: the game on the table

    title: qsTr("Printed on the pieces")
    lines: [facts.state]
    form: facts

    NucleumFactsModel {
        id: facts

        objectName: "factsModel"
        table: root.table
        host: root.host
        players: root.players
    }
}
