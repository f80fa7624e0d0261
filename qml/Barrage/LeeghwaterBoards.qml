pragma ComponentBehavior: Bound
import QtQuick
import Penstock.App
import Penstock.Components
import Penstock.Style

// The boards of the Leeghwater Project: external works and private buildings.
Column {
    id: root

    required property LeeghwaterModel boards
    required property int columns

    signal workTapped(int index)
    signal buildingTapped(int index)

    spacing: Style.gap

    SheetHeading {
        width: parent.width
        text: qsTr("External works")
    }

    Grid {
        id: works

        readonly property real cell: (width - (columns - 1) * spacing) / columns

        width: parent.width
        columns: root.columns
        spacing: Style.gap

        Repeater {
            model: root.boards.works

            WorkCard {
                required property workPlace modelData
                required property int index

                objectName: `work${index}`
                place: modelData
                width: works.cell
                onClicked: root.workTapped(index)
            }
        }
    }

    BodyText {
        objectName: "piles"
        width: parent.width
        text: root.boards.pileText
        color: Style.color.inkSoft
        font.pixelSize: Style.fontSmall
    }

    SheetHeading {
        width: parent.width
        text: qsTr("Private buildings")
    }

    Grid {
        id: buildings

        readonly property real cell: (width - (columns - 1) * spacing) / columns

        width: parent.width
        columns: root.columns
        spacing: Style.gap

        Repeater {
            model: root.boards.buildings

            BuildingCard {
                required property buildingPlace modelData
                required property int index

                objectName: `building${index}`
                place: modelData
                width: buildings.cell
                onClicked: root.buildingTapped(index)
            }
        }
    }
}
