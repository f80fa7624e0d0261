pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Layouts
import Penstock.App
import Penstock.Components
import Penstock.Style

// A turn of phase 3: build, put cards on slots, and at last hire, which ends it.
Item {
    id: root

    required property TurnModel turn
    required property BuildModel building
    required property CompaniesModel companies

    function goBack(): bool {
        return building.back();
    }

    BuildPanel {
        anchors.fill: parent
        visible: root.building.piece >= 0
        building: root.building
        title: qsTr("%1 builds: %2").arg(root.turn.name).arg(root.building.pieceName)
        colour: root.companies.colourOf(root.turn.seat)
    }

    PanelFrame {
        anchors.fill: parent
        visible: root.building.piece < 0

        PanelTitle {
            text: qsTr("%1's turn · %2").arg(root.turn.name).arg(root.turn.summary)
            colour: root.companies.colourOf(root.turn.seat)
            Layout.fillWidth: true
        }

        SheetHeading {
            text: qsTr("1. Build")
            Layout.fillWidth: true
        }

        GridLayout {
            columns: root.width < 20 * Style.fontBody ? 1 : 3
            columnSpacing: Style.gapSmall
            rowSpacing: Style.gapSmall
            Layout.fillWidth: true

            Repeater {
                model: [qsTr("Station"), qsTr("Power plant"), qsTr("Habitat")]

                ActionButton {
                    required property string modelData
                    required property int index

                    objectName: `build${index}`
                    text: modelData
                    leftPadding: Style.gapSmall
                    rightPadding: Style.gapSmall
                    Accessible.name: qsTr("Build: %1").arg(modelData)
                    Layout.fillWidth: true
                    Layout.fillHeight: true
                    Layout.preferredWidth: 1
                    onClicked: root.building.piece = index
                }
            }
        }

        SheetHeading {
            text: qsTr("2. Company board")
            visible: root.turn.boardChoices.length > 0
            Layout.fillWidth: true
        }

        Repeater {
            model: root.turn.boardChoices

            ActionButton {
                required property boardChoice modelData
                required property int index

                objectName: `board${index}`
                text: `${modelData.text}\n${modelData.detail}`
                Accessible.name: `${modelData.text}, ${modelData.detail}`
                Layout.fillWidth: true
                onClicked: root.turn.chooseOnBoard(index)
            }
        }

        SheetHeading {
            text: qsTr("3. Workers")
            Layout.fillWidth: true
        }

        HireSection {
            turn: root.turn
            Layout.fillWidth: true
        }

        buttons: [
            ActionButton {
                objectName: "endTurnButton"
                text: qsTr("End the turn without hiring")
                visible: root.turn.hasHiring
                Layout.fillWidth: true
                onClicked: root.turn.endTurn()
            },
            ActionButton {
                objectName: "hireButton"
                text: root.turn.hireText
                prominent: true
                enabled: root.turn.canHire
                Layout.fillWidth: true
                onClicked: root.turn.hire()
            }
        ]
    }
}
