pragma ComponentBehavior: Bound
import QtQuick
import Penstock.App
import Penstock.Components
import Penstock.Style

// Signs with their figures in a row that wraps: a reward, an income, an effect.
Flow {
    id: root

    required property list<pictureIcon> icons
    property real zoom: 1 // how large it is drawn
    property int iconSize: zoom * Math.max(Style.pictogram, Math.round(Style.fontBody * 1.3))
    property color ground: Style.color.surface
    property bool isMuted: false // without colour, because it is not to be had

    spacing: Style.gapSmall / 2

    Repeater {
        model: root.icons

        Row {
            id: sign

            required property pictureIcon modelData

            spacing: Style.gapSmall / 4

            PlainText {
                visible: text !== ""
                anchors.verticalCenter: parent.verticalCenter
                text: sign.modelData.figure
                color: root.isMuted ? Style.color.inkSoft : Style.color.ink
                font.pixelSize: root.zoom * Style.fontBody
                font.weight: Font.DemiBold
            }

            Pictogram {
                anchors.verticalCenter: parent.verticalCenter
                name: sign.modelData.icon
                isMuted: root.isMuted
                width: root.iconSize
                height: root.iconSize
                ground: root.ground
            }
        }
    }
}
