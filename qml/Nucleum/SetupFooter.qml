import QtQuick
import QtQuick.Layouts
import Penstock.App
import Penstock.Components
import Penstock.Style

// What to do next, within reach of the thumb; a sentence above it says what is in the way.
ColumnLayout {
    id: root

    required property NucleumSetupModel setup

    spacing: Style.gapSmall

    BodyText {
        id: troubleText

        objectName: "trouble"
        visible: text !== ""
        text: root.setup.trouble
        font.weight: Font.DemiBold
        Layout.fillWidth: true
        Accessible.role: Accessible.AlertMessage
        Accessible.name: text

        Announcer {
            item: troubleText
            text: troubleText.visible ? troubleText.text : ""
        }
    }

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
