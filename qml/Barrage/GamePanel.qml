import QtQuick
import Penstock.App
import Penstock.Components
import Penstock.Style

// The one thing to do next: whatever the table waits for. Its panels all stand here and one is
// seen; a Loader of Qt 6.4 refuses components that know their surroundings.
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
    // Whether what is asked for has to do with the map.
    readonly property bool needsMap: {
        if (wanted === automaPanel)
            return !automaPanel.entersTile;
        if (wanted === endPanel)
            return endPanel.showsPieces;
        return wanted !== revealPanel && !(wanted === phasePanel && phase.score.count > 0);
    }
    readonly property bool showsForecast: wanted === choicePanel && choicePanel.showsForecast
    readonly property alias endMarks: endPanel.marks

    signal shareRequested(string playId)

    // One step back inside the panel; false if there is none.
    function goBack(): bool {
        return wanted === automaPanel && automaPanel.goBack();
    }

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
        target: root.choice

        function onStepChanged() {
            guard.hold();
        }
    }

    Item {
        id: place

        anchors.fill: parent
        anchors.margins: Style.gap
        anchors.topMargin: Style.gripRoom
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

        ViewedEntryPanel {
            id: viewPanel

            anchors.fill: parent
            table: root.table
            visible: root.wanted === this
        }

        GameOverPanel {
            id: endPanel

            anchors.fill: parent
            table: root.table.isOver ? root.table : null
            visible: root.wanted === this
            onShareRequested: playId => root.shareRequested(playId)
        }

        RevealPanel {
            id: revealPanel

            anchors.fill: parent
            reveal: root.reveal
            visible: root.wanted === this
        }

        AutomaPanel {
            id: automaPanel

            anchors.fill: parent
            turn: root.automa
            visible: root.wanted === this
        }

        PhasePanel {
            id: phasePanel

            anchors.fill: parent
            phase: root.phase
            visible: root.wanted === this
        }

        ChoicePanel {
            id: choicePanel

            anchors.fill: parent
            choice: root.choice
            forecast: root.forecast
            hasForecast: root.forecast.tileCount > 0 && !root.choice.canGoBack
            visible: root.wanted === this
        }
    }

    DoubleTapGuard {
        id: guard

        objectName: "doubleTapGuard"
        anchors.fill: parent
    }
}
