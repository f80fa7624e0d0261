import QtQuick
import Penstock.App
import Penstock.Table as Table

// The end of the game, as the table tells it.
Table.EndPanel {
    id: root

    verdict: end.verdict
    playId: end.playId

    NucleumEndModel {
        id: end

        table: root.finished as NucleumTable
    }
}
