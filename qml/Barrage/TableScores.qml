import QtQuick
import Penstock.App
import Penstock.Style

// What gives points on the table: the energy track, the bonus tiles and the objective.
Column {
    id: root

    required property TableSheetModel sheet
    readonly property int columns: width < 20 * Style.fontSmall ? 1 : 2

    signal energyTapped
    signal bonusTapped
    signal objectiveTapped
    signal laterTapped(int index)

    spacing: Style.gapSmall

    EnergyTrackView {
        objectName: "energyTrack"
        width: parent.width
        energy: root.sheet.energy
        fullBonusFrom: root.sheet.fullBonusFrom
        onClicked: root.energyTapped()
    }

    Grid {
        id: cards

        readonly property real cell: (width - (columns - 1) * spacing) / columns
        readonly property real rowHeight: columns > 1 ? Math.max(bonus.implicitHeight, objective.implicitHeight) : 0

        width: parent.width
        columns: root.columns
        spacing: root.spacing

        StandingCard {
            id: bonus

            objectName: "bonusCard"
            width: cards.cell
            height: Math.max(implicitHeight, cards.rowHeight)
            text: qsTr("Bonus this round")
            thing: root.sheet.bonusTile
            standings: root.sheet.bonus
            note: root.sheet.isCleared ? "" : root.sheet.isScored ? qsTr("as scored") : qsTr("if the round ended now")
            onClicked: root.bonusTapped()
        }

        StandingCard {
            id: objective

            objectName: "objectiveCard"
            width: cards.cell
            height: Math.max(implicitHeight, cards.rowHeight)
            text: qsTr("Objective")
            thing: root.sheet.objective
            standings: root.sheet.standing
            showsCounts: true
            note: root.sheet.table?.isOver ? qsTr("as scored") : qsTr("if the game ended now")
            onClicked: root.objectiveTapped()
        }
    }

    ThingGrid {
        objectName: "later"
        width: parent.width
        title: qsTr("Bonus tiles of later rounds")
        things: root.sheet.laterBonusTiles
        visible: things.length > 0
        onTapped: index => root.laterTapped(index)
    }
}
