import QtQuick
import Penstock.App
import Penstock.Components

// The one thing to do next: whatever the table waits for. One of its panels is seen.
Item {
    id: root

    required property GameTable table
    required property Item wanted // the panel that is seen
    // Named by their types all panels would be read from their files at once.
    readonly property var panel: (wanted as PanelMaker)?.item ?? null

    signal shareRequested(string playId)
    signal cameraRequested(PlayModel play)
    signal repeatRequested

    // One step back inside the panel; false if there is none.
    function goBack(): bool {
        return panel?.goBack ? panel.goBack() : false;
    }

    // What can be tapped has become something else.
    function holdTaps() {
        guard.hold();
    }

    visible: table.isOpen
    Accessible.role: Accessible.Pane
    Accessible.name: qsTr("What to do next")
    onWantedChanged: holdTaps()

    Connections {
        target: root.table

        function onChanged() {
            root.holdTaps();
        }
    }

    // Of the panel at the end of a game.
    Connections {
        target: root.panel
        ignoreUnknownSignals: true

        function onShareRequested(playId: string) {
            root.shareRequested(playId);
        }

        function onCameraRequested(play: PlayModel) {
            root.cameraRequested(play);
        }

        function onRepeatRequested() {
            root.repeatRequested();
        }
    }

    DoubleTapGuard {
        id: guard

        objectName: "doubleTapGuard"
        anchors.fill: parent
        z: 1
    }
}
