pragma ComponentBehavior: Bound
import QtQuick
import Penstock.App
import Penstock.Components
import Penstock.Style

// All games, each one tap from its beginning.
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

        HomeButton {
            required property shelfEntry modelData

            objectName: `new_${modelData.game}`
            width: root.width
            text: modelData.title
            Accessible.name: qsTr("New game: %1").arg(modelData.title)
            onClicked: root.pageRequested(`${modelData.game}/newGame`, {})
        }
    }
}
