import QtQuick
import QtQuick.Layouts
import Penstock.App
import Penstock.Components
import Penstock.Style

// The one thing to do next: whatever the table waits for.
Rectangle {
    id: root

    required property BarrageTable table
    required property BarrageChoiceModel choice
    required property AutomaTurnModel automa
    required property RevealModel reveal
    required property BarragePhaseModel phase
    required property ForecastModel forecast
    required property BarrageMapModel map
    readonly property Component wanted: {
        if (map.isFlowing)
            return flowPanel;
        if (table.viewedEntry >= 0)
            return viewPanel;
        if (table.isOver)
            return endPanel;
        if (reveal.isAsked)
            return revealPanel;
        if (automa.needsTile || automa.isDecided)
            return automaPanel;
        return phase.isWaiting ? phasePanel : choicePanel;
    }

    implicitWidth: loader.implicitWidth + 2 * Style.gap
    implicitHeight: loader.implicitHeight + Style.gap + Style.gapSmall
    visible: table.isOpen
    color: Style.color.surface
    border.width: Style.hairline
    border.color: Style.color.line
    radius: Style.radius

    Loader {
        id: loader

        anchors.fill: parent
        anchors.margins: Style.gap
        anchors.topMargin: Style.gapSmall
        sourceComponent: root.wanted
    }

    Component {
        id: flowPanel

        ActionButton {
            objectName: "skipButton"
            text: qsTr("Skip the drops")
            onClicked: root.map.skip()
        }
    }

    Component {
        id: viewPanel

        ViewedEntryPanel {
            table: root.table
        }
    }

    Component {
        id: endPanel

        GameOverPanel {
            table: root.table
        }
    }

    Component {
        id: revealPanel

        RevealPanel {
            reveal: root.reveal
        }
    }

    Component {
        id: automaPanel

        AutomaPanel {
            turn: root.automa
        }
    }

    Component {
        id: phasePanel

        PhasePanel {
            phase: root.phase
        }
    }

    Component {
        id: choicePanel

        ColumnLayout {
            spacing: Style.gapSmall

            ForecastPanel {
                forecast: root.forecast
                Layout.fillWidth: true
            }

            ChoicePanel {
                choice: root.choice
                Layout.fillWidth: true
                Layout.fillHeight: true
            }
        }
    }
}
