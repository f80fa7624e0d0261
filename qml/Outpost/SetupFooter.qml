import QtQuick
import QtQuick.Layouts
import Penstock.App
import Penstock.Components
import Penstock.Table as Table

Table.SetupFooter {
    id: root

    required property OutpostSetupModel setup

    trouble: setup.trouble

    ActionButton {
        objectName: "playersDone"
        text: qsTr("Set up the table")
        prominent: true
        visible: root.setup.stage === OutpostSetupModel.Players
        Layout.fillWidth: true
        onClicked: root.setup.goOn()
    }

    ActionButton {
        objectName: "rulingsDone"
        text: qsTr("Back to the players")
        prominent: true
        visible: root.setup.stage === OutpostSetupModel.Rulings
        Layout.fillWidth: true
        onClicked: root.setup.back()
    }

    ActionButton {
        objectName: "figuresDone"
        text: qsTr("Compared: they are right")
        prominent: true
        visible: root.setup.stage === OutpostSetupModel.Figures
        Layout.fillWidth: true
        onClicked: root.setup.confirmFigures()
    }

    ActionButton {
        objectName: "tokensButton"
        text: qsTr("Enter the tokens")
        prominent: true
        visible: root.setup.stage === OutpostSetupModel.Instructions && root.setup.usesMap
        Layout.fillWidth: true
        onClicked: root.setup.showTokens()
    }

    ActionButton {
        objectName: "startButton"
        text: qsTr("Turn over the first card")
        prominent: true
        visible: root.setup.stage === OutpostSetupModel.Tokens || root.setup.stage === OutpostSetupModel.Instructions && !root.setup.usesMap
        enabled: root.setup.stage !== OutpostSetupModel.Tokens || root.setup.tokens.isComplete
        Layout.fillWidth: true
        onClicked: root.setup.start()
    }
}
