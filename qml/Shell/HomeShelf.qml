pragma ComponentBehavior: Bound
import QtQuick
import Penstock.App
import Penstock.Components
import Penstock.Style

// All games, each one tap from its beginning: side by side, or one below the other where words in
// large letters need the width.
Column {
    id: root

    required property GameTables tables
    property real coverShape: 0.6
    readonly property int columns: width >= tables.shelf.length * 6 * Style.fontBody ? tables.shelf.length : 1
    readonly property real tile: (width - (columns - 1) * Style.gapSmall) / columns

    signal pageRequested(string name, var properties)

    spacing: Style.gapSmall

    BodyText {
        text: qsTr("New game")
        font.weight: Font.DemiBold
        Accessible.role: Accessible.Heading
        Accessible.name: text
    }

    Grid {
        id: tiles

        readonly property real tallest: {
            let height = 0;
            for (let i = 0; i < children.length; ++i)
                height = Math.max(height, children[i].implicitHeight);
            return height;
        }

        columns: root.columns
        spacing: Style.gapSmall

        Repeater {
            model: root.tables.shelf

            HomeTile {
                required property shelfEntry modelData

                objectName: `new_${modelData.game}`
                width: root.tile
                height: tiles.tallest
                isLying: root.columns === 1
                coverShape: root.coverShape
                cover: Qt.resolvedUrl(`${root.tables.folderOf(modelData.game)}/cover.svg`)
                title: modelData.title
                players: modelData.players
                onClicked: root.pageRequested(`${modelData.game}/newGame`, {})
            }
        }
    }
}
