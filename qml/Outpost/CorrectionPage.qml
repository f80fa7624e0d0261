import QtQuick
import Penstock.App
import Penstock.Table as Table

Table.CorrectionPage {
    id: root

    required property OutpostTable table

    correction: OutpostCorrectionModel {
        table: root.table
    }
}
