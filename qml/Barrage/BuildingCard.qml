pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Layouts
import Penstock.App
import Penstock.Components
import Penstock.Style

// A private building in play: its picture, its action in words, who built there and who used it.
Rectangle {
    id: root

    required property buildingPlace place

    implicitHeight: column.implicitHeight + 2 * Style.gapSmall
    radius: Style.radius
    color: Style.color.paper
    border.width: Style.hairline
    border.color: Style.color.line

    ColumnLayout {
        id: column

        x: Style.gapSmall
        y: Style.gapSmall
        width: root.width - 2 * Style.gapSmall
        spacing: Style.gapSmall

        GridLayout {
            columns: root.width < 16 * Style.fontBody ? 1 : 2 // words must not break
            columnSpacing: Style.gapSmall
            rowSpacing: Style.gapSmall
            Layout.fillWidth: true

            PrivateBuildingPicture {
                building: root.place.building
                Layout.preferredWidth: Style.card
                Layout.alignment: Qt.AlignTop
            }

            ColumnLayout {
                spacing: Style.gapSmall / 2
                Layout.fillWidth: true
                Layout.alignment: Qt.AlignTop

                BodyText {
                    text: root.place.title
                    font.weight: Font.DemiBold
                    Layout.fillWidth: true
                }

                BodyText {
                    text: root.place.text
                    color: Style.color.inkSoft
                    font.pixelSize: Style.fontSmall
                    Layout.fillWidth: true
                }
            }
        }

        BodyText {
            text: qsTr("Slots")
            font.pixelSize: Style.fontSmall
            Layout.fillWidth: true
        }

        Flow {
            spacing: Style.gapSmall
            Layout.fillWidth: true

            Repeater {
                model: root.place.buildingSlots

                BuildingSpotView {
                    required property buildingSpot modelData

                    spot: modelData
                }
            }
        }

        BodyText {
            text: qsTr("Action spaces, the left one first")
            font.pixelSize: Style.fontSmall
            Layout.fillWidth: true
        }

        Flow {
            spacing: Style.gapSmall
            Layout.fillWidth: true

            Repeater {
                model: root.place.spaces

                BuildingSpotView {
                    required property buildingSpot modelData

                    spot: modelData
                }
            }
        }
    }
}
