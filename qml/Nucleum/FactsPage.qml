import QtQuick
import Penstock.App

// Everything that is printed on the pieces and was entered once, to look at and to correct.
FormPage {
    id: root

    title: qsTr("Printed on the pieces")
    lines: [facts.state]
    form: facts

    NucleumFactsModel {
        id: facts

        objectName: "factsModel"
        table: root.table
    }
}
