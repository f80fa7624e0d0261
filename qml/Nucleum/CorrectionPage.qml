import QtQuick
import Penstock.App
import Penstock.Table as Table

Table.CorrectionPage {
    id: root

    required property NucleumTable table

    correction: NucleumCorrectionModel {
        table: root.table
    }
}
