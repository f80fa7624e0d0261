pragma ComponentBehavior: Bound
import QtQuick
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

    // Positioners, not layouts: these would give wrapped words the height of one line.
    Column {
        id: column

        x: Style.gapSmall
        y: Style.gapSmall
        width: root.width - 2 * Style.gapSmall
        spacing: Style.gapSmall

        Item {
            id: head

            readonly property bool isNarrow: root.width < 16 * Style.fontBody // words must not break

            width: parent.width
            height: Math.max(picture.height, words.y + words.height)

            PrivateBuildingPicture {
                id: picture

                building: root.place.building
                width: Style.card
            }

            Column {
                id: words

                x: head.isNarrow ? 0 : picture.width + Style.gapSmall
                y: head.isNarrow ? picture.height + Style.gapSmall : 0
                width: head.width - x
                spacing: Style.gapSmall / 2

                BodyText {
                    text: root.place.title
                    font.weight: Font.DemiBold
                    width: parent.width
                }

                BodyText {
                    text: root.place.text
                    color: Style.color.inkSoft
                    font.pixelSize: Style.fontSmall
                    width: parent.width
                }
            }
        }

        BodyText {
            text: qsTr("Slots")
            font.pixelSize: Style.fontSmall
            width: parent.width
        }

        Flow {
            spacing: Style.gapSmall
            width: parent.width

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
            width: parent.width
        }

        Flow {
            spacing: Style.gapSmall
            width: parent.width

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
