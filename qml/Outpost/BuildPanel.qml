import QtQuick
import QtQuick.Layouts
import Penstock.App
import Penstock.Components

// Where a piece goes: the city, the sum of the connections, and what that comes to.
PanelFrame {
    id: root

    required property BuildModel building
    required property string title
    required property int colour
    readonly property bool isChosen: building.city >= 0

    PanelTitle {
        text: root.isChosen ? `${root.title} · ${root.building.cityName}` : root.title
        colour: root.colour
        Layout.fillWidth: true
    }

    BodyText {
        visible: !root.isChosen
        text: qsTr("In which city?")
        Layout.fillWidth: true
    }

    CityList {
        visible: !root.isChosen
        cities: root.building.cities
        chosen: root.building.city
        Layout.fillWidth: true
        onPicked: city => {
            nameEntry.clear();
            sumEntry.begin();
            root.building.city = city;
        }
    }

    CityNameEntry {
        id: nameEntry

        visible: root.isChosen && root.building.isNewCity
        knownNames: root.building.knownNames
        Layout.fillWidth: true
    }

    NumberEntry {
        id: sumEntry

        visible: root.isChosen && root.building.asksConnection
        showsKeys: true
        label: qsTr("Sum of the connections")
        value: root.building.connection
        to: 99
        Layout.fillWidth: true
        onChanged: value => root.building.connection = value
    }

    BodyText {
        objectName: "buildSum"
        visible: root.isChosen
        text: root.building.sum
        font.weight: Font.DemiBold
        Layout.fillWidth: true
    }

    BodyText {
        visible: root.isChosen
        text: root.building.afterwards
        Layout.fillWidth: true
    }

    Refusal {
        reason: root.isChosen ? root.building.refusal : ""
        Layout.fillWidth: true
    }

    buttons: [
        ActionButton {
            objectName: "buildBackButton"
            text: root.isChosen ? qsTr("Another city") : qsTr("Build nothing")
            Layout.fillWidth: true
            onClicked: root.building.back()
        },
        ActionButton {
            objectName: "buildButton"
            text: root.isChosen ? qsTr("Build it") : qsTr("Choose a city")
            prominent: true
            enabled: root.building.canBuild
            Layout.fillWidth: true
            onClicked: {
                if (root.building.build(root.building.isNewCity ? nameEntry.name : ""))
                    nameEntry.clear();
            }
        }
    ]
}
