pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Layouts
import Penstock.App
import Penstock.Style

// Everybody in turn order, beside each other.
RowLayout {
    id: root

    required property NucleumTable table

    signal playerRequested(int seat)

    spacing: Style.gapSmall / 2

    Repeater {
        model: NucleumPlayersModel {
            table: root.table
        }

        PlayerChip {
            objectName: `chip${seat}`
            onClicked: root.playerRequested(seat)
        }
    }
}
