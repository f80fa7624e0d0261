import QtQuick
import Penstock.App
import Penstock.Components
import Penstock.Style
import Penstock.Table

// What the table of Barrage waits for.
MapGamePanel {
    id: root

    required property AppSettings settings
    required property BarrageChoiceModel choice
    required property AutomaTurnModel automa
    required property RevealModel reveal
    required property BarragePhaseModel phase
    required property BarrageStepsModel steps
    required property BarrageMapModel map
    // Whether what is asked for has to do with the map.
    readonly property bool needsMap: {
        if (wanted === automaPanel)
            return !panel?.entersTile;
        if (wanted === endPanel)
            return panel?.showsPieces === true;
        return wanted !== revealPanel && !(wanted === phasePanel && phase.score.count > 0);
    }
    readonly property bool isChoosing: wanted === choicePanel
    readonly property var endMarks: wanted === endPanel ? panel?.marks : undefined
    // A choice has all the room it needs, a phase shares it, and a tile is drawn with one button.
    readonly property real roomForNext: {
        const isChoice = wanted === choicePanel || panel?.entersTile || panel?.showsWhy;
        const share = isChoice ? 1 : (wanted === phasePanel ? 0.5 : 0.35);
        return Math.min(wanted.implicitHeight, share * place.height);
    }
    readonly property bool hasRoomForSteps: place.height - roomForNext >= stepsHeadHeight + Style.touch
    readonly property real stepsHeadHeight: stepsPanel.item?.headHeight ?? 0
    property var stepsFold: null // folded or not as somebody wants it; null: as there is room
    readonly property bool showsSteps: stepsFold ?? hasRoomForSteps
    readonly property bool coversNext: stepsPanel.isWanted && stepsFold === true && !hasRoomForSteps
    readonly property real stepsHeight: {
        if (!stepsPanel.isWanted)
            return 0;
        if (!showsSteps)
            return stepsHeadHeight;
        return Math.min(stepsPanel.implicitHeight, coversNext ? place.height : place.height - roomForNext);
    }

    wanted: {
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

    Connections {
        target: root.steps

        function onChanged() {
            root.stepsFold = null;
        }
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
                "reveal": root.reveal,
                "settings": root.settings
            })
    }

    PanelMaker {
        id: stepsPanel

        isWanted: root.steps.isWaiting && !root.choice.canGoBack && (root.wanted === automaPanel || root.wanted === phasePanel || root.wanted === choicePanel)
        file: Qt.resolvedUrl("StepsPanel.qml")
        properties: ({
                "steps": root.steps
            })
        anchors.bottomMargin: parent.height - root.stepsHeight
    }

    Binding {
        target: stepsPanel.item
        property: "isOpen"
        value: root.showsSteps
        when: stepsPanel.item !== null
    }

    Connections {
        target: stepsPanel.item
        ignoreUnknownSignals: true

        function onToggled() {
            root.stepsFold = !root.showsSteps;
        }
    }

    PanelMaker {
        id: automaPanel

        isWanted: root.wanted === this
        anchors.topMargin: root.stepsHeight
        visible: isWanted && !root.coversNext
        file: Qt.resolvedUrl("AutomaPanel.qml")
        properties: ({
                "turn": root.automa,
                "settings": root.settings
            })
    }

    PanelMaker {
        id: phasePanel

        isWanted: root.wanted === this
        anchors.topMargin: root.stepsHeight
        visible: isWanted && !root.coversNext
        file: Qt.resolvedUrl("PhasePanel.qml")
        properties: ({
                "phase": root.phase
            })
    }

    PanelMaker {
        id: choicePanel

        isWanted: root.wanted === this
        anchors.topMargin: root.stepsHeight
        visible: isWanted && !root.coversNext
        file: Qt.resolvedUrl("ChoicePanel.qml")
        properties: ({
                "choice": root.choice,
                "map": root.map
            })
    }
}
