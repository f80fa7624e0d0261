import QtQuick
import Penstock.App
import Penstock.Table as Table

Table.LogPage {
    id: root

    badge: PlayerBadge {
        property int seat: 0

        // The log makes it, out of sight of the linter.
        colour: (root.table as NucleumTable).colourOf(seat) // qmllint disable unqualified
    }
}
