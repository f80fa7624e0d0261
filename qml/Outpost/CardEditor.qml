import QtQuick
import QtQuick.Layouts
import Penstock.App
import Penstock.Components
import Penstock.Style

// The figures of a remembered card.
ColumnLayout {
    id: root

    required property KnownCardsModel known
    required property int kind

    spacing: Style.gapSmall

    FigureRow {
        name: "number"
        next: root.kind === 1 ? workers : root.kind === 2 ? places : null
        label: qsTr("Number")
        value: root.known.number
        from: 2
        to: 99
        Layout.fillWidth: true
        onChanged: value => root.known.number = value
    }

    FigureRow {
        id: workers

        visible: root.kind === 1
        name: "workers"
        next: cities
        label: qsTr("Workers needed")
        value: root.known.workers
        from: 1
        Layout.fillWidth: true
        onChanged: value => root.known.workers = value
    }

    FigureRow {
        id: cities

        visible: root.kind === 1
        name: "cities"
        label: qsTr("Cities supplied")
        value: root.known.cities
        from: 1
        Layout.fillWidth: true
        onChanged: value => root.known.cities = value
    }

    FigureRow {
        id: places

        visible: root.kind === 2
        name: "places"
        label: qsTr("Places for workers")
        value: root.known.places
        from: 1
        Layout.fillWidth: true
        onChanged: value => root.known.places = value
    }

    ActionButton {
        objectName: "keepCard"
        text: qsTr("Keep it like this")
        prominent: true
        Layout.fillWidth: true
        onClicked: root.known.keep()
    }

    ActionButton {
        objectName: "removeCard"
        text: qsTr("Forget this card")
        Layout.fillWidth: true
        onClicked: root.known.remove()
    }
}
