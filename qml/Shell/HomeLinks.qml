import QtQuick
import QtQuick.Layouts
import Penstock.Components
import Penstock.Style

// The ways from home to everything that is not the next game.
GridLayout {
    id: root

    required property bool hasGames

    signal pageRequested(string name)

    columns: 2
    columnSpacing: Style.gapSmall
    rowSpacing: Style.gapSmall

    ActionButton {
        objectName: "sessionsButton"
        text: qsTr("All games")
        enabled: root.hasGames
        Layout.fillWidth: true
        Layout.preferredWidth: 1
        onClicked: root.pageRequested("sessions")
    }

    ActionButton {
        objectName: "historyButton"
        text: qsTr("History")
        Layout.fillWidth: true
        Layout.preferredWidth: 1
        onClicked: root.pageRequested("history")
    }

    ActionButton {
        objectName: "helpButton"
        text: qsTr("Rules help")
        Layout.fillWidth: true
        Layout.preferredWidth: 1
        onClicked: root.pageRequested("help")
    }

    ActionButton {
        objectName: "settingsButton"
        text: qsTr("Settings")
        Layout.fillWidth: true
        Layout.preferredWidth: 1
        onClicked: root.pageRequested("settings")
    }

    ActionButton {
        objectName: "aboutButton"
        text: qsTr("About")
        Layout.fillWidth: true
        Layout.columnSpan: 2
        onClicked: root.pageRequested("about")
    }
}
