pragma ComponentBehavior: Bound
import QtQuick
import Penstock.App
import Penstock.Components
import Penstock.Style

// The card market as it lies on the table: the current spaces, below them the future ones, and what
// deck and worker market hold.
Column {
    id: root

    required property MarketModel market
    property int chosen: -1
    readonly property int columns: Math.max(2, Math.min(4, Math.floor((width + Style.gapSmall / 2) / (Style.marketCard + Style.gapSmall / 2))))
    readonly property real cell: Math.floor((width - (columns - 1) * Style.gapSmall / 2) / columns)

    signal tapped(int space)

    spacing: Style.gapSmall / 2

    Repeater {
        model: [{
                "title": root.market.currentSpaces === root.market.spaces.length ? qsTr("Card market") : qsTr("Current market"),
                "first": 0,
                "count": root.market.currentSpaces
            }, {
                "title": qsTr("Future market"),
                "first": root.market.currentSpaces,
                "count": root.market.spaces.length - root.market.currentSpaces
            }]

        Column {
            id: part

            required property var modelData

            visible: modelData.count > 0
            width: root.width
            spacing: Style.gapSmall / 2

            BodyText {
                text: part.modelData.title
                color: Style.color.inkSoft
                font.pixelSize: Style.fontSmall
                Accessible.role: Accessible.Heading
                Accessible.name: text
            }

            Grid {
                columns: root.columns
                spacing: Style.gapSmall / 2

                Repeater {
                    model: root.market.spaces.slice(part.modelData.first, part.modelData.first + part.modelData.count)

                    MarketCard {
                        required property marketSpaceFace modelData
                        required property int index
                        readonly property int number: part.modelData.first + index

                        objectName: `space${number}`
                        width: root.cell
                        space: modelData
                        chosen: root.chosen === number
                        onClicked: root.tapped(number)
                    }
                }
            }
        }
    }

    BodyText {
        width: root.width
        text: root.market.workerPrice > 0 ? qsTr("Deck: %1 · workers: %2, the next for %3").arg(root.market.deckCards).arg(root.market.workers).arg(root.market.workerPrice) : qsTr("Deck: %1 · no workers in the market").arg(root.market.deckCards)
        color: Style.color.inkSoft
        font.pixelSize: Style.fontSmall
    }
}
