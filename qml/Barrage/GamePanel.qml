import QtQuick
import Penstock.App
import Penstock.Components
import Penstock.Style
import Penstock.Table

// The one thing to do next: whatever the table waits for. One of its panels is seen.
Rectangle {
    id: root

    required property BarrageTable table
    required property BarrageChoiceModel choice
    required property AutomaTurnModel automa
    required property RevealModel reveal
    required property BarragePhaseModel phase
    required property ForecastModel forecast
    required property BarrageMapModel map
    readonly property Item wanted: {
        if (map.isFlowing)
            return flowPanel;
        if (table.viewedEntry >= 0)
            return viewPanel;
        if (table.isOver)
            return endPanel;
        if (reveal.isAsked)
            return revealPanel;
        if (automa.isWaiting)
            return automaPanel;
        return phase.isWaiting ? phasePanel : choicePanel;
    }
    // Named by their types all panels would be read from their files at once.
    readonly property var panel: (wanted as PanelMaker)?.item
    // Whether what is asked for has to do with the map.
    readonly property bool needsMap: {
        if (wanted === automaPanel)
            return !panel?.entersTile;
        if (wanted === endPanel)
            return panel?.showsPieces === true;
        return wanted !== revealPanel && !(wanted === phasePanel && phase.score.count > 0);
    }
    readonly property bool picksOnMap: wanted === choicePanel && choice.isOnMap
    readonly property bool showsForecast: wanted === choicePanel && panel?.showsForecast === true
    readonly property var endMarks: wanted === endPanel ? panel?.marks : undefined
    readonly property real noticeRoom: dealt.visible ? dealt.height + Style.gapSmall : 0

    signal shareRequested(string playId)
    signal cameraRequested(PlayModel play)

    // One step back inside the panel; false if there is none.
    function goBack(): bool {
        return wanted === automaPanel && panel.goBack();
    }

    implicitWidth: wanted.implicitWidth + 2 * Style.gap
    implicitHeight: wanted.implicitHeight + noticeRoom + Style.gripRoom + Style.gapSmall
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

    Connections {
        target: root.choice

        function onStepChanged() {
            guard.hold();
        }
    }

    NoticeBox {
        id: dealt

        objectName: "dealtNotice"
        text: root.reveal.dealt
        canDismiss: false
        anchors.top: parent.top
        anchors.left: parent.left
        anchors.right: parent.right
        anchors.margins: Style.gap
        anchors.topMargin: Style.gripRoom
    }

    Item {
        id: place

        anchors.fill: parent
        anchors.margins: Style.gap
        anchors.topMargin: Style.gripRoom + root.noticeRoom
        anchors.bottomMargin: Style.gapSmall

        ActionButton {
            id: flowPanel

            objectName: "skipButton"
            anchors.left: parent.left
            anchors.right: parent.right
            anchors.bottom: parent.bottom
            text: qsTr("Skip the drops")
            visible: root.wanted === this
            onClicked: root.map.skip()
        }

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
            id: revealPanel

            isWanted: root.wanted === this
            file: Qt.resolvedUrl("RevealPanel.qml")
            properties: ({
                    "reveal": root.reveal
                })
        }

        PanelMaker {
            id: automaPanel

            isWanted: root.wanted === this
            file: Qt.resolvedUrl("AutomaPanel.qml")
            properties: ({
                    "turn": root.automa
                })
        }

        PanelMaker {
            id: phasePanel

            isWanted: root.wanted === this
            file: Qt.resolvedUrl("PhasePanel.qml")
            properties: ({
                    "phase": root.phase
                })
        }

        PanelMaker {
            id: choicePanel

            isWanted: root.wanted === this
            file: Qt.resolvedUrl("ChoicePanel.qml")
            properties: ({
                    "choice": root.choice,
                    "forecast": root.forecast
                })
        }
    }

    DoubleTapGuard {
        id: guard

        objectName: "doubleTapGuard"
        anchors.fill: parent
    }
}
