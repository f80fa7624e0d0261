pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Layouts
import Penstock.App
import Penstock.Components
import Penstock.Style

// One player: name, colour and experiment. Who has what is chosen gets what this one had.
Rectangle {
    id: root

    required property NucleumSetupModel setup
    required property int seat
    readonly property var player: setup?.seats[seat]
    readonly property string label: player?.label ?? ""

    implicitHeight: column.implicitHeight + 2 * Style.gapSmall
    radius: Style.radius
    color: Style.color.surface
    border.width: Style.hairline
    border.color: Style.color.line

    Column {
        id: column

        x: Style.gap
        y: Style.gapSmall
        width: root.width - 2 * Style.gap
        spacing: Style.gapSmall

        RowLayout {
            width: parent.width
            spacing: Style.gapSmall

            PlayerBadge {
                colour: root.player?.colour ?? 0
            }

            LineField {
                objectName: `name${root.seat}`
                value: root.player?.name ?? ""
                placeholderText: root.seat === 0 ? qsTr("First player") : qsTr("Player %1").arg(root.seat + 1)
                Accessible.name: placeholderText
                Layout.fillWidth: true
                onEntered: name => root.setup.setName(root.seat, name)
            }
        }

        Flow {
            width: parent.width
            visible: (root.player?.name ?? "") === "" && (root.setup?.knownNames.length ?? 0) > 0
            spacing: Style.gapSmall

            Repeater {
                model: root.setup?.knownNames ?? []

                ChoiceButton {
                    required property string modelData

                    objectName: `known${modelData}`
                    text: modelData
                    Accessible.role: Accessible.Button
                    onClicked: root.setup.setName(root.seat, modelData)
                }
            }
        }

        Flow {
            width: parent.width
            spacing: Style.gapSmall

            Repeater {
                model: [qsTr("Red"), qsTr("Yellow"), qsTr("Blue"), qsTr("Turquoise")]

                ChoiceButton {
                    id: colourButton

                    required property string modelData
                    required property int index

                    objectName: `colour${index}`
                    text: `${Look.players[index].letter} ${modelData}`
                    chosen: root.player?.colour === index
                    Accessible.name: qsTr("%1: %2").arg(root.label).arg(modelData)
                    onClicked: root.setup.setColour(root.seat, index)
                }
            }
        }

        Flow {
            width: parent.width
            spacing: Style.gapSmall

            Repeater {
                model: ["A", "B", "C", "D"]

                ChoiceButton {
                    required property string modelData
                    required property int index

                    objectName: `experiment${index}`
                    text: modelData
                    chosen: root.player?.experiment === index
                    Accessible.name: qsTr("%1: experiment %2").arg(root.label).arg(modelData)
                    onClicked: root.setup.setExperiment(root.seat, index)
                }
            }
        }
    }
}
