import QtQuick
import QtQuick.Layouts
import Penstock.App
import Penstock.Components
import Penstock.Style

// The one thing the rules leave to the players: in which city a piece of the Syndicate goes.
PanelFrame {
    id: root

    required property SyndicateModel syndicate

    function goBack(): bool {
        const wasChosen = syndicate.city >= 0;
        if (wasChosen)
            syndicate.city = -1;
        return wasChosen;
    }

    PanelTitle {
        text: root.syndicate.prompt
        colour: -1
        Layout.fillWidth: true
    }

    BodyText {
        objectName: "why"
        text: root.syndicate.why
        color: Style.color.inkSoft
        font.pixelSize: Style.fontSmall
        Layout.fillWidth: true
    }

    CityList {
        cities: root.syndicate.cities
        chosen: root.syndicate.city
        Layout.fillWidth: true
        onPicked: city => {
            nameEntry.clear();
            root.syndicate.city = city;
        }
    }

    CityNameEntry {
        id: nameEntry

        visible: root.syndicate.isNewCity
        knownNames: root.syndicate.knownNames
        Layout.fillWidth: true
    }

    Refusal {
        reason: root.syndicate.refusal
        Layout.fillWidth: true
    }

    buttons: [
        ActionButton {
            objectName: "skipPlace"
            text: qsTr("No field is left for it")
            visible: root.syndicate.canSkip
            Layout.fillWidth: true
            onClicked: root.syndicate.skip()
        },
        ActionButton {
            objectName: "placeButton"
            text: root.syndicate.city >= 0 ? qsTr("Place it there") : qsTr("Choose a city")
            prominent: true
            enabled: root.syndicate.city >= 0 && root.syndicate.refusal === ""
            Layout.fillWidth: true
            onClicked: {
                if (root.syndicate.place(root.syndicate.isNewCity ? nameEntry.name : ""))
                    nameEntry.clear();
            }
        }
    ]
}
