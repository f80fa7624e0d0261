pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Templates
import Penstock.App
import Penstock.Components
import Penstock.Pieces
import Penstock.Style

// A city to tap: round, or square with a power plant; its colour with a letter, its name, and the
// signs of those who are there: filled with pieces, in outline with only the network.
Item {
    id: root

    required property nucleumMapCity place
    required property bool isOpen // can be chosen now
    required property bool isChosen
    readonly property CompanyColors colours: Look.cities[place.colour]
    readonly property real roundness: place.isPlant ? 0.15 : 0.5

    signal tapped

    width: Style.touch
    height: Style.touch

    AbstractButton {
        id: button

        objectName: `city${root.place.city}`
        anchors.fill: parent
        Accessible.role: Accessible.Button
        Accessible.name: root.isChosen ? qsTr("%1, chosen").arg(root.place.description) : root.place.description
        Keys.onReturnPressed: button.clicked()
        Keys.onEnterPressed: button.clicked()
        onClicked: root.tapped()

        background: Rectangle {
            radius: Style.touch * root.roundness
            color: root.isChosen ? PieceColors.map.concerned : "transparent"
            border.width: root.isOpen || root.isChosen || button.visualFocus ? Style.focusLine : 0
            border.color: button.visualFocus ? Style.color.ink : PieceColors.map.concerned
        }

        contentItem: Item {
            Rectangle {
                anchors.centerIn: parent
                width: Look.city
                height: Look.city
                radius: width * root.roundness
                color: root.colours.fill
                border.width: root.place.hasNucleum ? Style.focusLine : Style.hairline
                border.color: Style.color.ink

                PlainText {
                    anchors.centerIn: parent
                    text: root.colours.letter
                    color: root.colours.text
                    font.pixelSize: Style.fontLeast
                    font.weight: Font.Bold
                }
            }
        }
    }

    Rectangle {
        anchors.horizontalCenter: parent.horizontalCenter
        y: Style.touch - Style.hairline
        width: name.implicitWidth + Style.gapSmall / 2
        height: name.implicitHeight
        radius: Style.radius / 2
        color: Style.color.paper

        PlainText {
            id: name

            anchors.centerIn: parent
            text: root.place.name
            color: Style.color.ink
            font.pixelSize: Style.fontLeast
            Accessible.ignored: true
        }
    }

    Row {
        anchors.horizontalCenter: parent.horizontalCenter
        y: (Style.touch - Look.city) / 2 - Look.mapBadge + Style.focusLine
        spacing: Style.hairline

        Repeater {
            model: root.place.badges

            PlayerBadge {
                required property nucleumMapBadge modelData

                colour: modelData.colour
                isFilled: modelData.pieces > 0
                width: Look.mapBadge
                height: Look.mapBadge
            }
        }
    }
}
