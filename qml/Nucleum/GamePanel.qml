import QtQuick
import Penstock.App
import Penstock.Components
import Penstock.Style
import Penstock.Table

// The one thing to do next: whatever the table waits for. One of its panels is seen.
Rectangle {
    id: root

    required property NucleumTable table
    required property NucleumChoiceModel choice
    readonly property Item wanted: {
        if (table.viewedEntry >= 0)
            return viewPanel;
        return table.isOver ? endPanel : choicePanel;
    }

    signal shareRequested(string playId)
    signal cameraRequested(PlayModel play)

    implicitWidth: wanted.implicitWidth + 2 * Style.gap
    implicitHeight: wanted.implicitHeight + Style.gripRoom + Style.gapSmall
    visible: table.isOpen
    color: Style.color.surface
    border.width: Style.hairline
    border.color: Style.color.line
    radius: Style.radius
    Accessible.role: Accessible.Pane
    Accessible.name: qsTr("What to do next")
    onWantedChanged: guard.hold()

    Connections {
        target: root.table

        function onChanged() {
            guard.hold();
        }
    }

    Connections {
        target: endPanel.item

        function onShareRequested(playId: string) {
            root.shareRequested(playId);
        }

        function onCameraRequested(play: PlayModel) {
            root.cameraRequested(play);
        }
    }

    Item {
        anchors.fill: parent
        anchors.margins: Style.gap
        anchors.topMargin: Style.gripRoom
        anchors.bottomMargin: Style.gapSmall

        PanelMaker {
            id: viewPanel

            isWanted: root.wanted === this
            file: Qt.resolvedUrl("../Table/ViewedEntryPanel.qml")
            properties: ({
                    "table": root.table
                })
        }

        PanelMaker {
            id: endPanel

            isWanted: root.wanted === this
            file: Qt.resolvedUrl("GameOverPanel.qml")
            properties: ({
                    "table": root.table
                })
        }

        PanelMaker {
            id: choicePanel

            isWanted: root.wanted === this
            file: Qt.resolvedUrl("ChoicePanel.qml")
            properties: ({
                    "choice": root.choice,
                    "table": root.table
                })
        }
    }

    DoubleTapGuard {
        id: guard

        objectName: "doubleTapGuard"
        anchors.fill: parent
    }
}
