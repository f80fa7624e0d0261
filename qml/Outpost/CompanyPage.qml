pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Layouts
import Penstock.App
import Penstock.Components
import Penstock.Style

// One company in detail: money, workers, cards on its board and in its pool, cities.
TextPage {
    id: root

    required property OutpostTable table
    property int seat: 0

    title: companies.face.name

    CompaniesModel {
        id: companies

        table: root.table
        seat: root.seat
    }

    RowLayout {
        spacing: Style.gap
        Layout.fillWidth: true

        SeatBadge {
            colour: companies.face.colour
            Layout.preferredWidth: Style.signLarge
            Layout.preferredHeight: Style.signLarge
            Layout.alignment: Qt.AlignTop
        }

        ColumnLayout {
            spacing: 0
            Layout.fillWidth: true

            Repeater {
                model: companies.facts

                BodyText {
                    required property string modelData
                    required property int index

                    objectName: `fact${index}`
                    text: modelData
                    Layout.fillWidth: true
                }
            }
        }
    }

    CardGroup {
        title: qsTr("Power plants: %1 of %2 unlocked slots").arg(companies.plants.length).arg(companies.plantSlots)
        cards: companies.plants
        Layout.fillWidth: true
    }

    CardGroup {
        title: qsTr("Habitats: %1 of %2 unlocked slots").arg(companies.habitats.length).arg(companies.habitatSlots)
        cards: companies.habitats
        Layout.fillWidth: true
    }

    CardGroup {
        title: qsTr("Card pool")
        cards: companies.pool
        Layout.fillWidth: true
    }

    SheetHeading {
        text: qsTr("Structure")
        visible: companies.cities.length > 0
        Layout.fillWidth: true
    }

    Repeater {
        model: companies.cities

        BodyText {
            required property string modelData

            text: modelData
            font.pixelSize: Style.fontSmall
            Layout.fillWidth: true
        }
    }
}
