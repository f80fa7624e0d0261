pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Layouts
import Penstock.App
import Penstock.Components
import Penstock.Style

// One city of the map: its name, its field, its area, and a tap for every neighbour.
ColumnLayout {
    id: root

    required property KnownMapModel board
    required property int city
    readonly property int field: board.cities[city]?.field ?? 0
    readonly property int area: board.cities[city]?.area ?? 0

    spacing: Style.gapSmall

    LineField {
        objectName: "mapCityName"
        value: root.board.cities[root.city]?.name ?? ""
        placeholderText: qsTr("Name of the city")
        maximumLength: 30
        Accessible.name: placeholderText
        Layout.fillWidth: true
        onEntered: name => root.board.rename(name)
    }

    BodyText {
        text: qsTr("The field beside the stations is for")
        Layout.fillWidth: true
    }

    Flow {
        spacing: Style.gapSmall
        Layout.fillWidth: true

        Repeater {
            model: [qsTr("Power plant"), qsTr("Habitat")]

            ChoiceButton {
                required property string modelData
                required property int index

                objectName: `field${index}`
                text: modelData
                chosen: root.field === index
                onClicked: root.board.setField(index)
            }
        }
    }

    BodyText {
        text: qsTr("It lies in")
        Layout.fillWidth: true
    }

    Flow {
        spacing: Style.gapSmall
        Layout.fillWidth: true

        Repeater {
            model: root.board.areaNames

            ChoiceButton {
                required property string modelData
                required property int index

                objectName: `area${index}`
                text: modelData
                chosen: root.area === index
                onClicked: root.board.setArea(index)
            }
        }
    }

    BodyText {
        visible: root.board.cities.length > 1
        text: qsTr("Connected with")
        Layout.fillWidth: true
    }

    Flow {
        spacing: Style.gapSmall
        Layout.fillWidth: true

        Repeater {
            model: root.board.cities.length

            ChoiceButton {
                required property int index

                objectName: `neighbour${index}`
                visible: index !== root.city
                text: root.board.cities[index]?.name ?? ""
                chosen: root.board.cities[index]?.isNeighbour ?? false
                Accessible.role: Accessible.CheckBox
                onClicked: root.board.toggle(index)
            }
        }
    }

    ActionButton {
        objectName: "removeCity"
        text: qsTr("Remove this city")
        Layout.fillWidth: true
        onClicked: root.board.remove()
    }
}
