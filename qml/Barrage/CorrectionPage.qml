pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Layouts
import Penstock.App
import Penstock.Table as Table

Table.CorrectionPage {
    id: root

    required property BarrageTable table

    correction: CorrectionModel {
        table: root.table
    }

    option: OptionDelegate {
        objectName: `option${index}`
        Layout.fillWidth: true
        onChosen: root.correction.choose(index)
    }
}
