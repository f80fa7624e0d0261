pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Layouts
import Penstock.App
import Penstock.Components
import Penstock.Style

// Who plays, clockwise round the table, and in which order round 1 begins.
ScrollArea {
    id: root

    required property OutpostSetupModel setup

    signal cardsRequested
    signal mapRequested

    contentWidth: availableWidth

    ColumnLayout {
        x: (root.availableWidth - width) / 2
        width: Math.min(root.availableWidth - 2 * Style.gap, Style.column)
        spacing: Style.gapSmall

        FigureRow {
            name: "players"
            label: qsTr("Players")
            value: root.setup.players
            from: 2
            to: 6
            Layout.fillWidth: true
            onChanged: value => root.setup.players = value
        }

        BodyText {
            visible: root.setup.players === 2
            text: qsTr("With two players the Syndicate joins in; Penstock runs it.")
            color: Style.color.inkSoft
            font.pixelSize: Style.fontSmall
            Layout.fillWidth: true
        }

        Repeater {
            model: root.setup.players

            SetupSeatCard {
                required property int index

                objectName: `seat${index}`
                seat: index
                setup: root.setup
                Layout.fillWidth: true
            }
        }

        SwitchRow {
            objectName: "orderSwitch"
            text: qsTr("Enter the order of round 1")
            checked: root.setup.isOrderEntered
            Layout.fillWidth: true
            onClicked: root.setup.isOrderEntered = !root.setup.isOrderEntered
        }

        BodyText {
            visible: !root.setup.isOrderEntered
            text: qsTr("Else Penstock draws it.")
            color: Style.color.inkSoft
            font.pixelSize: Style.fontSmall
            Layout.fillWidth: true
        }

        Repeater {
            model: root.setup.isOrderEntered ? root.setup.order : []

            RowLayout {
                id: place

                required property int modelData
                required property int index
                readonly property string label: root.setup.seats[modelData]?.label ?? ""

                spacing: Style.gapSmall
                layoutDirection: Style.leftHanded ? Qt.RightToLeft : Qt.LeftToRight
                Layout.fillWidth: true

                BodyText {
                    text: qsTr("%1. %2").arg(place.index + 1).arg(place.label)
                    Layout.fillWidth: true
                }

                ActionButton {
                    objectName: `up${place.index}`
                    text: "▲"
                    visible: place.index > 0
                    Accessible.name: qsTr("%1: one place forward").arg(place.label)
                    onClicked: root.setup.moveUp(place.index)
                }
            }
        }

        SwitchRow {
            objectName: "mapSwitch"
            visible: root.setup.hasMap
            text: qsTr("Play with the map that was entered")
            checked: root.setup.usesMap
            Layout.fillWidth: true
            onClicked: root.setup.usesMap = !root.setup.usesMap
        }

        BodyText {
            visible: root.setup.usesMap
            text: qsTr("Penstock then finds the cheapest connections; the tokens are entered before the first card.")
            color: Style.color.inkSoft
            font.pixelSize: Style.fontSmall
            Layout.fillWidth: true
        }

        Flow {
            visible: root.setup.asksSmallArea
            spacing: Style.gapSmall
            Layout.fillWidth: true

            Repeater {
                model: 2

                ChoiceButton {
                    required property int index

                    objectName: `smallArea${index + 1}`
                    text: qsTr("Small area %1").arg(index + 1)
                    chosen: root.setup.smallArea === index + 1
                    onClicked: root.setup.smallArea = index + 1
                }
            }
        }

        ActionButton {
            objectName: "rulingsButton"
            text: qsTr("Rulings")
            Layout.fillWidth: true
            onClicked: root.setup.showRulings()
        }

        ActionButton {
            objectName: "figuresButton"
            text: qsTr("Payout and prices of workers")
            Layout.fillWidth: true
            onClicked: root.setup.showFigures()
        }

        ActionButton {
            objectName: "cardsButton"
            text: qsTr("Known cards")
            Layout.fillWidth: true
            onClicked: root.cardsRequested()
        }

        ActionButton {
            objectName: "mapButton"
            text: qsTr("Map")
            Layout.fillWidth: true
            onClicked: root.mapRequested()
        }
    }
}
