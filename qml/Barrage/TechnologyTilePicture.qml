import QtQuick
import Penstock.App
import Penstock.Components
import Penstock.Style

// A technology tile: its level, the structure it builds and the signs of its effect.
Rectangle {
    id: root

    required property int tile // its number in the engine; -1: a place for one
    property bool isMuted: false // without colour, because it is not to be had
    property real zoom: 1 // how large it is drawn
    readonly property pictureFace face: Pictures.technologyTile(tile)
    readonly property string description: face.text === "" ? face.title : qsTr("%1. %2").arg(face.title).arg(face.text)

    implicitWidth: Style.card
    implicitHeight: Math.max(Style.touch, column.implicitHeight + 2 * Style.gapSmall)
    radius: Style.radius
    color: Style.color.surface
    border.width: Style.hairline
    border.color: Style.color.line
    Accessible.ignored: true

    Column {
        id: column

        x: Style.gapSmall
        y: Style.gapSmall
        width: root.width - 2 * Style.gapSmall
        spacing: Style.gapSmall / 2
        visible: root.face.title !== ""

        Item {
            width: parent.width
            height: Math.max(level.implicitHeight, structure.height)

            Pictogram {
                id: structure

                anchors.verticalCenter: parent.verticalCenter
                name: root.face.head
                isMuted: root.isMuted
                width: root.zoom * Style.pictogram * 1.5
                height: width
            }

            Pictogram {
                name: "refused"
                visible: root.isMuted
                anchors.left: structure.right
                anchors.leftMargin: Style.gapSmall / 4
                anchors.verticalCenter: parent.verticalCenter
            }

            PlainText {
                id: level

                anchors.right: parent.right
                anchors.verticalCenter: parent.verticalCenter
                text: "I".repeat(root.face.group)
                color: root.isMuted ? Style.color.inkSoft : Style.color.ink
                font.family: "serif"
                font.pixelSize: root.zoom * Style.fontTitle
                font.weight: Font.Bold
            }
        }

        RewardPicture {
            width: parent.width
            zoom: root.zoom
            icons: root.face.icons
            isMuted: root.isMuted
        }
    }
}
