pragma ComponentBehavior: Bound
import QtQuick
import Penstock.App
import Penstock.Components
import Penstock.Style

// The sections of the management board with who is there.
Column {
    id: root

    required property list<tableSection> sections
    readonly property int columns: width < 20 * Style.fontSmall ? 1 : 2

    signal tapped(int index)

    spacing: Style.gapSmall

    SheetHeading {
        width: parent.width
        text: qsTr("Action spaces")
    }

    BodyText {
        width: parent.width
        text: qsTr("The number is how many engineers a free space costs.")
        color: Style.color.inkSoft
        font.pixelSize: Style.fontSmall
        lineHeight: 1.1
    }

    Grid {
        id: cards

        width: parent.width
        columns: root.columns
        spacing: root.spacing

        Repeater {
            model: root.sections

            SectionCard {
                required property tableSection modelData
                required property int index

                objectName: `section${index}`
                width: (cards.width - (cards.columns - 1) * cards.spacing) / cards.columns
                section: modelData
                onClicked: root.tapped(index)
            }
        }
    }
}
