import QtQuick
import QtQuick.Templates
import Penstock.App
import Penstock.Components
import Penstock.Style

// A new game, step by step: who plays, what lies on the table, and off to the first turn.
Page {
    id: root

    required property StoreHost host
    required property GameTable table
    default property alias steps: body.data
    required property var setup // the game's model, of which back() leads to the step before
    property string repeat: "" // an earlier game that is set up once more; empty: none

    signal backRequested
    signal gameStarted
    signal pageRequested(string name, var properties)

    // One step back inside the page; false if it has to be left.
    function goBack(): bool {
        return setup.back();
    }

    background: Rectangle {
        color: Style.color.paper
    }

    header: PageHeader {
        title: root.title
        onBackRequested: {
            if (!root.goBack())
                root.backRequested();
        }
    }

    // Here, so that Tab comes to it after the header and before a game's footer.
    Item {
        id: body

        anchors.fill: parent
    }
}
