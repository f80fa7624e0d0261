import QtQuick
import Penstock.App

// Puts right what the app believes of the table.
FormPage {
    id: root

    title: qsTr("Correct the table")
    lines: correction.made === "" ? [correction.title] : [qsTr("Corrected: %1").arg(correction.made), correction.title]
    form: correction

    NucleumCorrectionModel {
        id: correction

        objectName: "correctionModel"
        table: root.table
    }
}
