pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Layouts
import Penstock.App
import Penstock.Components
import Penstock.Style

// Enters a play that was not tracked, or changes one of the history. What is left without saving is
// there again next time.
TextPage {
    id: root

    required property StoreHost host
    property string playId: ""

    title: draft.isNew ? qsTr("Add a play") : qsTr("Change the play")

    PlayEditModel {
        id: draft

        host: root.host
        playId: root.playId
        onSaved: root.backRequested()
    }

    NoticeBox {
        text: draft.trouble
        canDismiss: false
        Layout.fillWidth: true
    }

    DraftBar {
        edit: draft
        Layout.fillWidth: true
    }

    ChoiceButtons {
        objectName: "game"
        visible: draft.canChangeResults
        ids: draft.games
        names: draft.gameNames
        chosen: draft.game
        Layout.fillWidth: true
        onPicked: id => draft.game = id
    }

    Repeater {
        model: draft

        ParticipantCard {
            edit: draft
            visible: !isAutoma || draft.canChangeResults
            Layout.fillWidth: true
        }
    }

    RowLayout {
        visible: draft.canChangeResults
        spacing: Style.gapSmall
        Layout.fillWidth: true

        ActionButton {
            objectName: "addPlayer"
            text: qsTr("Add a player")
            enabled: draft.canAdd
            Layout.fillWidth: true
            Layout.preferredWidth: 1
            onClicked: draft.addParticipant(false)
        }

        ActionButton {
            objectName: "addAutoma"
            text: qsTr("Add an Automa")
            enabled: draft.canAdd
            visible: draft.levels.length > 0
            Layout.fillWidth: true
            Layout.preferredWidth: 1
            onClicked: draft.addParticipant(true)
        }
    }

    SectionHeading {
        text: qsTr("When and where")
        Layout.fillWidth: true
    }

    EntryField {
        objectName: "day"
        label: qsTr("Day, like 2026-11-17")
        placeholderText: "2026-11-17"
        text: draft.day
        inputMethodHints: Qt.ImhDate
        Layout.fillWidth: true
        onEntered: text => draft.day = text
    }

    FigureField {
        objectName: "minutes"
        label: qsTr("Minutes")
        unknownText: qsTr("not noted")
        value: draft.minutes
        Layout.fillWidth: true
        onEntered: value => draft.minutes = value
    }

    EntryField {
        objectName: "location"
        label: qsTr("Place")
        placeholderText: qsTr("Place")
        text: draft.location
        maximumLength: 200
        Layout.fillWidth: true
        onEntered: text => draft.location = text
    }

    EntryArea {
        objectName: "comments"
        label: qsTr("Comments")
        text: draft.comments
        Layout.fillWidth: true
        onEntered: text => draft.comments = text
    }

    BodyText {
        objectName: "problem"
        text: draft.problem
        visible: text !== ""
        color: Style.color.inkSoft
        Layout.fillWidth: true
        Accessible.role: Accessible.StaticText
        Accessible.name: text
    }

    ActionButton {
        objectName: "saveButton"
        text: qsTr("Save")
        prominent: true
        enabled: draft.problem === ""
        Layout.fillWidth: true
        Layout.bottomMargin: Style.gap
        onClicked: {
            forceActiveFocus(); // ends what is being composed
            draft.save();
        }
    }
}
