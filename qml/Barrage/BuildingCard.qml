pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Templates
import Penstock.App
import Penstock.Components
import Penstock.Style

// A private building in play: its picture, its action in words, who built there and who used it. A tap
// shows it in large.
AbstractButton {
    id: root

    required property buildingPlace place

    text: place.title
    padding: Style.gapSmall
    implicitHeight: column.height + topPadding + bottomPadding
    Accessible.name: `${text}. ${place.text}`
    Keys.onReturnPressed: root.clicked()
    Keys.onEnterPressed: root.clicked()

    // Positioners, not layouts: these would give wrapped words the height of one line.
    Column {
        id: column

        x: root.leftPadding
        y: root.topPadding
        width: root.availableWidth
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
                    text: root.text
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

                SpotView {
                    required property tableSpot modelData

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

                SpotView {
                    required property tableSpot modelData

                    spot: modelData
                }
            }
        }
    }

    background: TapFace {
        button: root
    }
}
