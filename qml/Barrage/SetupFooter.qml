import QtQuick
import QtQuick.Layouts
import Penstock.App
import Penstock.Components
import Penstock.Style
import Penstock.Table as Table

Table.SetupFooter {
    id: root

    required property BarrageSetupModel setup
    property bool isLow: false // where height is short two buttons stand side by side
    readonly property bool isTable: setup.stage === BarrageSetupModel.Table
    readonly property bool isChoosing: setup.stage === BarrageSetupModel.Choosing
    readonly property bool isOffered: setup.stage === BarrageSetupModel.Offered
    readonly property bool isOpenTable: isTable && !setup.isComplete
    readonly property bool isInstructing: setup.stage === BarrageSetupModel.Instructions
    readonly property bool canStart: (isTable && setup.isComplete) || isInstructing

    trouble: setup.stage === BarrageSetupModel.Players ? setup.playersTrouble : setup.trouble

    ActionButton {
        objectName: "instructionsButton"
        visible: root.isTable && root.setup.isComplete
        text: qsTr("What to put where")
        Layout.fillWidth: true
        onClicked: root.setup.showInstructions()
    }

    GridLayout {
        visible: root.isOpenTable
        columns: root.isLow ? 2 : 1
        columnSpacing: Style.gapSmall
        rowSpacing: Style.gapSmall
        Layout.fillWidth: true

        ActionButton {
            objectName: "copyButton"
            text: root.setup.isUntouched ? qsTr("Copy it from the table") : qsTr("Copy the rest from the table")
            Layout.fillWidth: true
            Layout.fillHeight: true
            Layout.preferredWidth: 1
            onClicked: root.setup.copyTable()
        }

        ActionButton {
            objectName: "dealAllButton"
            prominent: true
            text: root.setup.isUntouched ? qsTr("Deal it for me") : qsTr("Deal the rest")
            Layout.fillWidth: true
            Layout.fillHeight: true
            Layout.preferredWidth: 1
            onClicked: root.setup.dealAll()
        }
    }

    ActionButton {
        objectName: "takeOfferedButton"
        visible: root.isOffered
        text: qsTr("Replace it")
        Layout.fillWidth: true
        onClicked: root.setup.takeOffered()
    }

    ActionButton {
        objectName: "keepEnteredButton"
        visible: root.isOffered
        prominent: true
        text: qsTr("Keep what I entered")
        Layout.fillWidth: true
        onClicked: root.setup.back()
    }

    ActionButton {
        objectName: "playersDone"
        visible: root.setup.stage === BarrageSetupModel.Players
        prominent: true
        text: qsTr("Next")
        enabled: root.setup.playersTrouble === ""
        Layout.fillWidth: true
        onClicked: root.setup.showTable()
    }

    RowLayout {
        visible: root.isChoosing || root.setup.stage === BarrageSetupModel.Rulings
        spacing: Style.gapSmall

        ActionButton {
            objectName: "dealChosenButton"
            visible: root.isChoosing
            text: qsTr("Deal it for me")
            Layout.fillWidth: true
            Layout.fillHeight: true
            Layout.preferredWidth: 1
            onClicked: root.setup.dealChosenPart()
        }

        ActionButton {
            objectName: "sectionDone"
            prominent: true
            text: qsTr("Done")
            Layout.fillWidth: true
            Layout.fillHeight: true
            Layout.preferredWidth: 1
            onClicked: root.setup.back()
        }
    }

    // Not at the end of the list: Qt 6.4 makes no footer of a bound component.
    ActionButton {
        objectName: "showOrderButton"
        visible: root.isInstructing && root.setup.instructions.hidesOrder
        text: qsTr("I turn over my own piles (shows the order)")
        Layout.fillWidth: true
        onClicked: root.setup.instructions.showOrder()
    }

    ActionButton {
        objectName: "startButton"
        visible: root.canStart
        prominent: true
        text: qsTr("Start the game")
        Layout.fillWidth: true
        onClicked: root.setup.start()
    }
}
