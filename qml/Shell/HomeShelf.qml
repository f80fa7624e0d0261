pragma ComponentBehavior: Bound
import QtQuick
import Penstock.App
import Penstock.Components
import Penstock.Style

// All games, each one tap from its beginning; of a game that has no table yet, its score pad.
Column {
    id: root

    required property GameTables tables

    signal pageRequested(string name, var properties)

    spacing: Style.gapSmall

    BodyText {
        text: qsTr("New game")
        font.weight: Font.DemiBold
        Accessible.role: Accessible.Heading
        Accessible.name: text
    }

    Repeater {
        model: root.tables.shelf

        ActionButton {
            required property shelfEntry modelData

            objectName: `new_${modelData.game}`
            width: root.width
            text: modelData.canPlay ? modelData.title : qsTr("%1: score pad").arg(modelData.title)
            Accessible.name: modelData.canPlay ? qsTr("New game: %1").arg(modelData.title) : text
            onClicked: {
                if (modelData.canPlay)
                    root.pageRequested(`${modelData.game}/newGame`, {});
                else
                    root.pageRequested("pad", {
                            "game": modelData.game
                        });
            }
        }
    }
}
