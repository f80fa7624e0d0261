import QtQuick
import Penstock.App
import Penstock.Components
import Penstock.Style

// A private building: its points at the end, the machines it costs, and below them its action.
Rectangle {
    id: root

    required property int building // its number in the engine; -1: a place for one
    property bool isMuted: false // without colour, because it is not to be had
    property real zoom: 1 // how large it is drawn
    readonly property pictureFace face: Pictures.privateBuilding(building)

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

        Flow {
            width: parent.width
            spacing: Style.gapSmall / 2

            Pictogram {
                name: "building"
                isMuted: root.isMuted
                width: root.zoom * Style.pictogram * 1.2
                height: width
            }

            PlainText {
                text: root.face.head
                color: root.isMuted ? Style.color.inkSoft : Style.color.ink
                font.pixelSize: root.zoom * Style.fontTitle
                font.weight: Font.Bold
            }

            Pictogram {
                name: "vp"
                isMuted: root.isMuted
                width: root.zoom * Style.pictogram
                height: width
            }
        }

        RewardPicture {
            width: parent.width
            zoom: root.zoom
            icons: root.face.cost
            isMuted: root.isMuted
        }

        Rectangle {
            width: parent.width
            height: Style.hairline
            color: Style.color.line
        }

        RewardPicture {
            width: parent.width
            zoom: root.zoom
            icons: root.face.icons
            isMuted: root.isMuted
        }
    }
}
