import QtQuick
import Penstock.App
import Penstock.Components
import Penstock.Style

// An external work: its pile and the machines it asks for on a dark head, below them what it gives.
Rectangle {
    id: root

    required property int work // its number in the engine; -1: a place for one
    property bool isMuted: false // without colour, because it is not to be had
    property real zoom: 1 // how large it is drawn
    readonly property pictureFace face: Pictures.work(work)

    implicitWidth: Style.card
    implicitHeight: Math.max(Style.touch, column.implicitHeight + Style.gapSmall)
    radius: Style.radius
    color: Style.color.surface
    border.width: Style.hairline
    border.color: Style.color.line
    Accessible.ignored: true

    Column {
        id: column

        width: root.width
        spacing: Style.gapSmall / 2
        visible: root.face.title !== ""

        Rectangle {
            width: parent.width
            height: head.implicitHeight + Style.gapSmall
            radius: Style.radius
            color: Style.color.line

            Flow {
                id: head

                x: Style.gapSmall
                y: Style.gapSmall / 2
                width: parent.width - 2 * Style.gapSmall
                spacing: Style.gapSmall

                Pictogram {
                    name: "refused"
                    visible: root.isMuted
                    width: root.zoom * Style.fontSmall * 1.3
                    height: width
                }

                PlainText {
                    text: root.face.head
                    color: Style.color.ink
                    font.pixelSize: root.zoom * Style.fontSmall
                    font.weight: Font.DemiBold
                }

                RewardPicture {
                    zoom: root.zoom
                    icons: root.face.cost
                    ground: Style.color.line
                }
            }
        }

        RewardPicture {
            x: Style.gapSmall
            width: parent.width - 2 * Style.gapSmall
            zoom: root.zoom
            icons: root.face.icons
            isMuted: root.isMuted
        }
    }
}
