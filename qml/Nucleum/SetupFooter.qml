import QtQuick
import QtQuick.Layouts
import Penstock.App
import Penstock.Components
import Penstock.Table as Table

Table.SetupFooter {
    id: root

    required property NucleumSetupModel setup

    trouble: setup.trouble

    ActionButton {
        objectName: "playersDone"
        visible: root.setup.stage === NucleumSetupModel.Players
        prominent: true
        text: qsTr("Next")
        enabled: root.setup.trouble === ""
        Layout.fillWidth: true
        onClicked: root.setup.showTable()
    }

    ActionButton {
        objectName: "dealButton"
        visible: root.setup.stage === NucleumSetupModel.Table
        text: qsTr("Deal anew")
        Layout.fillWidth: true
        onClicked: root.setup.deal()
    }

    ActionButton {
        objectName: "startButton"
        visible: root.setup.stage === NucleumSetupModel.Table
        prominent: true
        text: qsTr("Start the game")
        Layout.fillWidth: true
        onClicked: root.setup.start()
    }

    ActionButton {
        objectName: "sectionDone"
        visible: root.setup.stage === NucleumSetupModel.Rulings || root.setup.stage === NucleumSetupModel.Choosing
        prominent: true
        text: qsTr("Done")
        Layout.fillWidth: true
        onClicked: root.setup.back()
    }
}
