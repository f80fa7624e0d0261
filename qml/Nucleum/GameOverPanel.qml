import QtQuick
import QtQuick.Layouts
import Penstock.App
import Penstock.Table as Table

// The end of the game: where the points came from.
Table.EndPanel {
    id: root

    winners: end.winners
    verdict: end.verdict
    playId: end.playId

    NucleumEndModel {
        id: end

        table: root.finished as NucleumTable
    }

    ScoreTable {
        score: end
        Layout.fillWidth: true
    }
}
