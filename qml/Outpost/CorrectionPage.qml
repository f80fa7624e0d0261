pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Layouts
import Penstock.App
import Penstock.Components
import Penstock.Table as Table

Table.CorrectionPage {
    id: root

    required property OutpostTable table

    correction: OutpostCorrectionModel {
        table: root.table
    }

    option: ActionButton {
        required property int index
        required property var model

        objectName: `option${index}`
        text: model.detail === "" ? model.text : `${model.text}\n${model.detail}`
        Accessible.name: model.detail === "" ? model.text : `${model.text}, ${model.detail}`
        Layout.fillWidth: true
        onClicked: root.correction.choose(index)
    }
}
