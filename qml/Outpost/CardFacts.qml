pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Layouts
import Penstock.App
import Penstock.Components
import Penstock.Style

// Colour and figures of a card that is not known yet.
ColumnLayout {
    id: root

    required property CardEntryModel entry

    spacing: Style.gapSmall

    BodyText {
        text: root.entry.known.length > 0 ? qsTr("Or another card of this number:") : qsTr("What kind of card is it?")
        color: Style.color.inkSoft
        Layout.fillWidth: true
    }

    Flow {
        spacing: Style.gapSmall
        Layout.fillWidth: true

        Repeater {
            model: [qsTr("Green: power plant"), qsTr("Yellow: habitat"), qsTr("Blue: technology")]

            ChoiceButton {
                required property string modelData
                required property int index

                objectName: `kind${index + 1}`
                text: modelData
                chosen: root.entry.kind === index + 1
                onClicked: root.entry.kind = index + 1
            }
        }
    }

    FigureRow {
        visible: root.entry.kind === 1
        name: "workers"
        next: cities
        label: qsTr("Workers needed")
        value: root.entry.workers
        from: 1
        Layout.fillWidth: true
        onChanged: value => root.entry.workers = value
    }

    FigureRow {
        id: cities

        visible: root.entry.kind === 1
        name: "cities"
        label: qsTr("Cities supplied")
        value: root.entry.cities
        from: 1
        Layout.fillWidth: true
        onChanged: value => root.entry.cities = value
    }

    FigureRow {
        visible: root.entry.kind === 2
        name: "places"
        label: qsTr("Places for workers")
        value: root.entry.places
        from: 1
        Layout.fillWidth: true
        onChanged: value => root.entry.places = value
    }

    Flow {
        visible: root.entry.kind === 3
        spacing: Style.gapSmall
        Layout.fillWidth: true

        Repeater {
            model: root.entry.technologies

            ChoiceButton {
                required property string modelData
                required property int index

                objectName: `technology${index + 1}`
                text: modelData
                chosen: root.entry.technology === index + 1
                onClicked: root.entry.technology = index + 1
            }
        }
    }
}
