pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Layouts
import Penstock.App
import Penstock.Components
import Penstock.Style

// One participant of a play that is being entered or changed.
Rectangle {
    id: root

    required property int index
    required property string name
    required property bool isAutoma
    required property string company
    required property string officer
    required property string level
    required property int score
    required property bool isWinner
    required property PlayEditModel edit
    readonly property string title: isAutoma ? qsTr("Automa") : (name === "" ? qsTr("Player %1").arg(index + 1) : name)

    implicitHeight: column.implicitHeight + 2 * Style.gap
    radius: Style.radius
    color: Style.color.surface
    border.width: Style.hairline
    border.color: Style.color.line

    Column {
        id: column

        x: Style.gap
        y: Style.gap
        width: root.width - 2 * Style.gap
        spacing: Style.gapSmall

        RowLayout {
            width: parent.width
            spacing: Style.gapSmall

            SectionHeading {
                visible: root.isAutoma
                text: root.title
                Layout.fillWidth: true
            }

            EntryField {
                objectName: `name${root.index}`
                visible: !root.isAutoma
                label: qsTr("Name of the player")
                placeholderText: qsTr("Player %1").arg(root.index + 1)
                text: root.name
                maximumLength: 24
                Layout.fillWidth: true
                onEntered: text => root.edit.setName(root.index, text)
            }

            SignButton {
                objectName: `remove${root.index}`
                visible: root.edit.canChangeResults
                sign: "remove"
                text: qsTr("Remove %1").arg(root.title)
                onClicked: root.edit.removeParticipant(root.index)
            }
        }

        Flow {
            width: parent.width
            visible: !root.isAutoma && root.name === "" && root.edit.knownPlayers.length > 0
            spacing: Style.gapSmall

            Repeater {
                model: root.edit.knownPlayers

                ChoiceButton {
                    required property string modelData

                    objectName: `known${root.index}${modelData}`
                    text: modelData
                    Accessible.role: Accessible.Button
                    onClicked: root.edit.setName(root.index, modelData)
                }
            }
        }

        ParticipantResult {
            width: column.width
            visible: root.edit.canChangeResults
            row: root.index
            title: root.title
            isAutoma: root.isAutoma
            company: root.company
            officer: root.officer
            level: root.level
            score: root.score
            isWinner: root.isWinner
            edit: root.edit
        }
    }
}
