pragma ComponentBehavior: Bound
import QtQuick
import Penstock.App
import Penstock.Components
import Penstock.Style

// Places of a setup with the pictures of what lies there and their labels below.
Flow {
    id: root

    required property list<setupPlace> places
    readonly property int columns: Math.max(1, Math.min(places.length, Math.floor((width + spacing) / (Style.cardSmall + spacing))))
    readonly property real cell: Math.min(Style.card, (width - (columns - 1) * spacing) / columns)

    spacing: Style.gapSmall

    Repeater {
        model: root.places

        Column {
            id: place

            required property setupPlace modelData

            spacing: Style.gapSmall / 4

            ThingPicture {
                width: root.cell
                kind: place.modelData.kind
                thing: place.modelData.thing
                title: place.modelData.title
            }

            PlainText {
                width: root.cell
                visible: text !== ""
                text: place.modelData.label
                color: Style.color.inkSoft
                font.pixelSize: Style.fontSmall
                horizontalAlignment: Text.AlignHCenter
                wrapMode: Text.Wrap
            }
        }
    }
}
