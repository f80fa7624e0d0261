pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Layouts
import Penstock.App
import Penstock.Components
import Penstock.Style

// Which plants shall run, and how the number of workers and their price come about.
ColumnLayout {
    id: root

    required property TurnModel turn

    spacing: Style.gapSmall

    BodyText {
        visible: root.turn.plants.length === 0
        text: qsTr("No power plant on the company board yet.")
        color: Style.color.inkSoft
        Layout.fillWidth: true
    }

    Repeater {
        model: root.turn.plants

        SwitchRow {
            required property plantChoice modelData
            required property int index

            objectName: `plant${index}`
            text: qsTr("%1 runs: %2").arg(modelData.card.name).arg(modelData.facts)
            checked: modelData.runs
            Layout.fillWidth: true
            onClicked: root.turn.setRuns(index, !modelData.runs)
        }
    }

    SwitchRow {
        objectName: "robotSwitch"
        text: qsTr("Make a robot on the Robots card")
        visible: root.turn.canMakeRobot
        checked: root.turn.makesRobot
        Layout.fillWidth: true
        onClicked: root.turn.makesRobot = !root.turn.makesRobot
    }

    Repeater {
        model: root.turn.sums

        BodyText {
            required property string modelData
            required property int index

            objectName: `sum${index}`
            text: modelData
            font.pixelSize: Style.fontSmall
            Layout.fillWidth: true
        }
    }

    Refusal {
        reason: root.turn.refusal
        Layout.fillWidth: true
    }
}
