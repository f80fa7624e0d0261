pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Layouts
import Penstock.App
import Penstock.Components
import Penstock.Table as Table

// The end of the game: where the points came from and what the objective counted.
Table.EndPanel {
    id: root

    readonly property alias marks: end.marks
    readonly property bool showsPieces: end.shownCompany >= 0

    winners: points.winners
    verdict: end.verdict
    playId: end.playId

    BarrageScoreModel {
        id: points

        table: root.finished as BarrageTable
    }

    BarrageEndModel {
        id: end

        table: root.finished as BarrageTable
    }

    ScoreTable {
        score: points
        hasBuildings: points.hasBuildings
        Layout.fillWidth: true
    }

    SheetHeading {
        objectName: "objective"
        text: qsTr("Objective: %1").arg(end.objective)
        Layout.fillWidth: true
    }

    Repeater {
        model: end

        ObjectiveRow {
            isShown: company === end.shownCompany
            Layout.fillWidth: true
            onClicked: end.shownCompany = isShown ? -1 : company
        }
    }
}
