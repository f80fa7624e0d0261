import QtQuick
import Penstock.App
import Penstock.Components
import Penstock.Table

// What the table of Barrage waits for.
MapGamePanel {
    id: root

    required property BarrageChoiceModel choice
    required property AutomaTurnModel automa
    required property RevealModel reveal
    required property BarragePhaseModel phase
    required property BarrageStepsModel steps
    required property ForecastModel forecast
    required property BarrageMapModel map
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

    wanted: {
        if (map.isFlowing)
            return flowPanel;
        if (table.viewedEntry >= 0)
            return viewPanel;
        if (table.isOver)
            return endPanel;
        if (reveal.isAsked)
            return revealPanel;
        if (steps.isWaiting)
            return stepsPanel;
        if (automa.isWaiting)
            return automaPanel;
        return phase.isWaiting ? phasePanel : choicePanel;
    }

    Connections {
        target: root.choice

        function onStepChanged() {
            root.holdTaps();
        }
    }

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
        id: stepsPanel

        isWanted: root.wanted === this
        file: Qt.resolvedUrl("StepsPanel.qml")
        properties: ({
                "steps": root.steps
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
