pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Layouts
import Penstock.App
import Penstock.Components
import Penstock.Style
import Penstock.Table as Table

// The end of the game, and what the objective counted.
Table.EndPanel {
    id: root

    readonly property alias marks: end.marks
    readonly property bool showsPieces: end.shownCompany >= 0

    verdict: end.verdict
    playId: end.playId

    BarrageEndModel {
        id: end

        table: root.finished as BarrageTable
    }

    Card {
        inset: Style.gap
        Layout.fillWidth: true

        Flow {
            id: head

            readonly property real beside: width - tile.width - spacing

            width: parent.width
            spacing: Style.gapSmall

            ObjectivePicture {
                id: tile

                width: Style.marketCard
                objective: end.objectiveTile
                visible: end.objectiveTile >= 0
            }

            SheetHeading {
                objectName: "objective"
                width: head.beside >= 12 * Style.fontBody ? head.beside : head.width
                text: qsTr("Objective: %1").arg(end.objective)
                topPadding: 0
            }
        }

        Repeater {
            model: end

            ObjectiveRow {
                width: parent.width
                isShown: company === end.shownCompany
                onClicked: end.shownCompany = isShown ? -1 : company
            }
        }
    }
}
