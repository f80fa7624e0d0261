import QtQuick
import Penstock.App
import Penstock.Table

// What Nucleum's table waits for.
MapGamePanel {
    id: root

    required property NucleumChoiceModel choice

    wanted: {
        if (table.viewedEntry >= 0)
            return viewPanel;
        return table.isOver ? endPanel : choicePanel;
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
