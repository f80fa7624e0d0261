import QtQuick
import Penstock.App
import Penstock.Style

// The ways from home to everything that is no game. A grid with sizes of its own: in a layout,
// Qt 6.4 keeps the height that a text had before the row got its width.
Grid {
    id: root

    required property LastSession last
    required property LastPlay history
    property bool isTerse: false // no room for more than where each leads
    property int leastHeight: Style.row
    readonly property real cell: (width - (columns - 1) * spacing) / columns

    signal pageRequested(string name)

    function heightIn(row: int): real {
        let height = 0;
        for (let i = row * columns; i < Math.min(children.length, (row + 1) * columns); ++i)
            height = Math.max(height, children[i].implicitHeight);
        return height;
    }

    columns: 1
    spacing: Style.gapSmall

    HomeRow {
        objectName: "scorePadButton"
        width: root.cell
        height: root.heightIn(0)
        text: qsTr("Score pad")
        detail: qsTr("Add up the points after a game")
        sign: "M5 6h14M5 12h14M5 18h8"
        isTerse: root.isTerse
        leastHeight: root.leastHeight
        onClicked: root.pageRequested("scorePad")
    }

    HomeRow {
        objectName: "historyButton"
        width: root.cell
        height: root.heightIn(Math.floor(1 / root.columns))
        text: qsTr("History")
        detail: root.history.result === "" ? qsTr("Results and statistics") : qsTr("Last: %1").arg(root.history.result)
        sign: "M4 18l5 -6l4 3l7 -9M4 21h16"
        isTerse: root.isTerse
        leastHeight: root.leastHeight
        onClicked: root.pageRequested("history")
    }

    HomeRow {
        objectName: "sessionsButton"
        width: root.cell
        height: root.heightIn(Math.floor(2 / root.columns))
        enabled: root.last.hasGames
        text: qsTr("All games")
        detail: {
            if (!root.last.hasGames)
                return qsTr("None yet");
            return root.last.playing === 0 ? qsTr("All finished") : qsTr("In progress: %1").arg(root.last.playing);
        }
        sign: "M12 4l8 4l-8 4l-8 -4zM4 12l8 4l8 -4M4 16l8 4l8 -4"
        isTerse: root.isTerse
        leastHeight: root.leastHeight
        onClicked: root.pageRequested("sessions")
    }

    HomeRow {
        objectName: "helpButton"
        width: root.cell
        height: root.heightIn(Math.floor(3 / root.columns))
        text: qsTr("Rules help")
        detail: qsTr("Signs and rules of each game")
        sign: "M8.500 9a3.500 3.500 0 1 1 5 3.150q-1.500 0.850 -1.500 2.350M12 18.800v0.200"
        isTerse: root.isTerse
        leastHeight: root.leastHeight
        onClicked: root.pageRequested("helpGames")
    }
}
