pragma ComponentBehavior: Bound
import QtQuick
import Penstock.App
import Penstock.Style

// Signs with their figures in a row that wraps: a reward, an income, an effect.
Flow {
    id: root

    required property list<pictureIcon> icons
    property int iconSize: Math.max(Style.pictogram, Math.round(Style.fontBody * 1.3))
    property color ground: Style.color.surface

    spacing: Style.gapSmall / 2

    Repeater {
        model: root.icons

        Row {
            id: sign

            required property pictureIcon modelData

            spacing: Style.gapSmall / 4

            Text {
                visible: text !== ""
                anchors.verticalCenter: parent.verticalCenter
                text: sign.modelData.figure
                color: Style.color.ink
                font.pixelSize: Style.fontBody
                font.weight: Font.DemiBold
            }

            Pictogram {
                anchors.verticalCenter: parent.verticalCenter
                name: sign.modelData.icon
                width: root.iconSize
                height: root.iconSize
                ground: root.ground
            }
        }
    }
}
