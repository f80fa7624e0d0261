pragma ComponentBehavior: Bound
import QtQuick
import Penstock.App
import Penstock.Components
import Penstock.Pieces
import Penstock.Style

// A contract: the energy it asks for on its colour with the number of dots or the sign that say
// the same without colour, and below it what it gives.
Rectangle {
    id: root

    required property int contract // its number in the engine; -1: a place for one
    property bool isMuted: false // without colour, because it is not to be had
    property real zoom: 1 // how large it is drawn
    readonly property pictureFace face: Pictures.contract(contract)
    readonly property string description: face.title === "" ? "" : qsTr("%1. %2").arg(face.title).arg(face.text)

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
            id: head

            readonly property color ink: root.isMuted ? Style.color.ink : PieceColors.contracts[root.face.group].text

            width: parent.width
            height: energy.implicitHeight + Style.gapSmall / 2
            radius: Style.radius
            color: root.isMuted ? Style.color.line : PieceColors.contracts[root.face.group].fill
            border.width: Style.hairline
            border.color: Style.color.line

            Pictogram {
                id: bolt

                x: Style.gapSmall
                anchors.verticalCenter: parent.verticalCenter
                name: root.isMuted ? "refused" : "energy"
                color: head.ink
                width: energy.font.pixelSize
                height: energy.font.pixelSize
            }

            PlainText {
                id: energy

                anchors.left: bolt.right
                anchors.leftMargin: Style.gapSmall / 2
                anchors.verticalCenter: parent.verticalCenter
                text: root.face.head
                color: head.ink
                font.pixelSize: root.zoom * Style.fontTitle
                font.weight: Font.Bold
            }

            PlainText {
                anchors.right: parent.right
                anchors.rightMargin: Style.gapSmall
                anchors.verticalCenter: parent.verticalCenter
                text: ["S", "★"][root.face.group] ?? ""
                color: head.ink
                font.pixelSize: root.zoom * Style.fontBody
            }

            Column {
                anchors.right: parent.right
                anchors.rightMargin: Style.gapSmall
                anchors.verticalCenter: parent.verticalCenter
                spacing: Style.dot / 2

                Repeater {
                    model: Math.max(0, root.face.group - 1)

                    Rectangle {
                        width: root.zoom * Style.dot
                        height: width
                        radius: width / 2
                        color: head.ink
                    }
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
