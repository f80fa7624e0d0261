pragma ComponentBehavior: Bound
import QtQuick
import Penstock.App
import Penstock.Components
import Penstock.Style

// Cards that lie together, each with what it does.
Column {
    id: root

    required property string title
    required property var cards // of cardFace

    spacing: Style.gapSmall

    SheetHeading {
        width: root.width
        text: root.title
    }

    Repeater {
        model: root.cards

        Row {
            id: row

            required property cardFace modelData

            spacing: Style.gapSmall
            Accessible.role: Accessible.StaticText
            Accessible.name: `${modelData.name}, ${modelData.facts}`

            CardPicture {
                card: row.modelData
            }

            BodyText {
                width: root.width - Style.marketCard - Style.gapSmall
                text: `${row.modelData.name}\n${row.modelData.facts}`
                font.pixelSize: Style.fontSmall
                Accessible.ignored: true
            }
        }
    }
}
