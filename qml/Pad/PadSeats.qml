pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Layouts
import Penstock.App
import Penstock.Components
import Penstock.Style

// Who played, and what lay on the table.
ScrollColumn {
    id: root

    required property ScorePadModel pad

    signal sheetRequested(PadFieldModel fields, string fieldId)

    Repeater {
        model: root.pad.players

        PadSeatCard {
            objectName: `seat${player.number}`
            width: parent.width
            pad: root.pad
            onSheetRequested: (fields, fieldId) => root.sheetRequested(fields, fieldId)
        }
    }

    RowLayout {
        width: parent.width
        visible: root.pad.canAdd
        spacing: Style.gapSmall

        ActionButton {
            objectName: "addHuman"
            text: qsTr("Add a player")
            Layout.fillWidth: true
            Layout.preferredWidth: 1
            onClicked: root.pad.addHuman()
        }

        ActionButton {
            objectName: "addAutoma"
            visible: root.pad.hasAutomas
            text: qsTr("Add an Automa")
            Layout.fillWidth: true
            Layout.preferredWidth: 1
            onClicked: root.pad.addAutoma()
        }
    }

    PadFields {
        width: parent.width
        topPadding: Style.gapSmall
        bottomPadding: Style.gap
        fields: root.pad.tableFields
        onSheetRequested: (fields, fieldId) => root.sheetRequested(fields, fieldId)
    }
}
