pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Layouts
import Penstock.App
import Penstock.Components
import Penstock.Style

// The boards of the Leeghwater Project: external works and private buildings.
TextPage {
    id: root

    required property BarrageTable table
    readonly property bool isWide: width > Style.column * 1.5

    title: qsTr("External works and buildings")
    mostWidth: 2 * Style.column + Style.gap

    LeeghwaterModel {
        id: boards

        table: root.table
    }

    SheetHeading {
        text: qsTr("External works")
        Layout.fillWidth: true
    }

    GridLayout {
        columns: root.isWide ? 3 : 1
        columnSpacing: Style.gap
        rowSpacing: Style.gap
        Layout.fillWidth: true

        Repeater {
            model: boards.works

            WorkCard {
                required property workPlace modelData
                required property int index

                objectName: `work${index}`
                place: modelData
                Layout.fillWidth: true
                Layout.preferredWidth: 1
                Layout.alignment: Qt.AlignTop
            }
        }
    }

    BodyText {
        objectName: "piles"
        text: boards.pileText
        color: Style.color.inkSoft
        Layout.fillWidth: true
    }

    SheetHeading {
        text: qsTr("Private buildings")
        Layout.fillWidth: true
    }

    GridLayout {
        columns: root.isWide ? 2 : 1
        columnSpacing: Style.gap
        rowSpacing: Style.gap
        Layout.fillWidth: true

        Repeater {
            model: boards.buildings

            BuildingCard {
                required property buildingPlace modelData
                required property int index

                objectName: `building${index}`
                place: modelData
                Layout.fillWidth: true
                Layout.fillHeight: true
                Layout.preferredWidth: 1
            }
        }
    }

    Item {
        Layout.preferredHeight: Style.gap
    }
}
