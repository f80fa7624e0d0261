pragma ComponentBehavior: Bound
import QtQuick
import Penstock.App
import Penstock.Components
import Penstock.Style

// A heading and below it the cards or tiles that lie there.
Column {
    id: root

    required property string title
    required property list<tableThing> things
    property string note: ""
    property int pairs: 0 // so many columns of two things that belong together, where there is room
    readonly property int most: Math.max(1, Math.floor((width + spacing) / (Style.cardSmall + spacing)))
    readonly property bool isPaired: pairs > 0 && most >= pairs
    readonly property int columns: isPaired ? pairs : (pairs > 0 && most > 1 ? 2 : Math.min(most, Math.max(3, things.length)))
    // The first of all pairs in one row, the second ones below them.
    readonly property list<int> order: {
        const numbers = [];
        for (let i = 0; i < things.length; ++i)
            numbers.push(isPaired ? i * 2 % things.length + Math.floor(i / pairs) : i);
        return numbers;
    }
    property tableThing nothing // for a moment, where there are fewer than before
    readonly property real cell: (width - (columns - 1) * spacing) / columns

    signal tapped(int index)

    spacing: Style.gapSmall

    SheetHeading {
        width: parent.width
        text: root.title
    }

    BodyText {
        width: parent.width
        visible: root.things.length === 0
        text: qsTr("none")
        color: Style.color.inkSoft
    }

    Grid {
        columns: root.columns
        spacing: root.spacing

        Repeater {
            model: root.order

            ThingButton {
                required property int modelData

                objectName: `${root.objectName}${modelData}`
                width: Math.min(root.cell, 1.5 * Style.card)
                thing: root.things[modelData] ?? root.nothing
                onClicked: root.tapped(modelData)
            }
        }
    }

    BodyText {
        width: parent.width
        visible: text !== ""
        text: root.note
        color: Style.color.inkSoft
        font.pixelSize: Style.fontSmall
    }
}
