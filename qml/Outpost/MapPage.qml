pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Layouts
import Penstock.App
import Penstock.Components
import Penstock.Style

// The map that was entered once. A tap opens a city to join it with its neighbours or to put it
// right.
TextPage {
    id: root

    required property StoreHost host

    function goBack(): bool {
        const wasOpen = knownMap.edited >= 0;
        knownMap.edited = -1;
        return wasOpen;
    }

    function add() {
        if (knownMap.add(nameEntry.name))
            nameEntry.clear();
    }

    title: qsTr("Map")

    header: PageHeader {
        title: root.title
        onBackRequested: {
            if (!root.goBack())
                root.backRequested();
        }
    }

    KnownMapModel {
        id: knownMap

        objectName: "mapModel"
        host: root.host
    }

    BodyText {
        text: qsTr("With the map Penstock finds what connections cost. Enter every city once and tap its neighbours; the tokens are entered anew for each game. Backups and .penstock files carry the map.")
        color: Style.color.inkSoft
        font.pixelSize: Style.fontSmall
        Layout.fillWidth: true
    }

    BodyText {
        objectName: "mapSummary"
        text: knownMap.summary
        Layout.fillWidth: true
    }

    NoticeBox {
        text: knownMap.trouble
        canDismiss: false
        Layout.fillWidth: true
    }

    Repeater {
        model: knownMap.cities.length

        ColumnLayout {
            id: row

            required property int index
            readonly property bool isOpen: knownMap.edited === index
            readonly property string name: knownMap.cities[index]?.name ?? ""
            readonly property string detail: knownMap.cities[index]?.detail ?? ""

            spacing: Style.gapSmall
            Layout.fillWidth: true

            ActionButton {
                objectName: `mapCity${row.index}`
                text: `${row.name}\n${row.detail}`
                font.pixelSize: Style.fontSmall
                Accessible.name: `${row.name}, ${row.detail}`
                Layout.fillWidth: true
                onClicked: knownMap.edited = row.isOpen ? -1 : row.index
            }

            Repeater {
                model: row.isOpen ? 1 : 0

                MapCityEditor {
                    board: knownMap
                    city: row.index
                    Layout.fillWidth: true
                }
            }
        }
    }

    SheetHeading {
        text: qsTr("Another city")
        Layout.fillWidth: true
    }

    CityNameEntry {
        id: nameEntry

        knownNames: knownMap.knownNames
        Layout.fillWidth: true
        onAccepted: root.add()
    }

    ActionButton {
        objectName: "forgetName"
        text: qsTr("Forget this name")
        visible: nameEntry.isKnown
        Layout.fillWidth: true
        onClicked: {
            knownMap.forgetName(nameEntry.name);
            nameEntry.clear();
        }
    }

    ActionButton {
        objectName: "addCity"
        text: qsTr("Add the city")
        prominent: true
        enabled: nameEntry.name.trim() !== ""
        Layout.fillWidth: true
        onClicked: root.add()
    }
}
