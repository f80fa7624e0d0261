pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Layouts
import Penstock.App
import Penstock.Components
import Penstock.Pieces
import Penstock.Style

// One player: name, colour and experiment. Who has what is chosen gets what this one had.
Card {
    id: root

    required property NucleumSetupModel setup
    required property int seat
    readonly property var player: setup?.seats[seat]
    readonly property string label: player?.label ?? ""

    sideInset: Style.gap

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

    KnownNames {
        width: parent.width
        visible: (root.player?.name ?? "") === "" && names.length > 0
        names: root.setup?.knownNames ?? []
        onChosen: name => root.setup.setName(root.seat, name)
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
                text: PieceColors.markers[index].letter + " " + modelData
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
