pragma ComponentBehavior: Bound
import QtQuick
import Penstock.App
import Penstock.Components
import Penstock.Style

// A headstream tile: the drops it brings in rounds 1 to 4, one column each.
Rectangle {
    id: root

    required property int tile // its number, 1 to 8; -1: a place for one
    readonly property pictureFace face: Pictures.headstreamTile(tile)
    readonly property string description: face.text

    implicitWidth: Style.card
    implicitHeight: Math.max(Style.touch, row.implicitHeight + 2 * Style.gapSmall)
    radius: Style.radius
    color: Style.color.surface
    border.width: Style.hairline
    border.color: Style.color.line
    Accessible.ignored: true

    Row {
        id: row

        anchors.centerIn: parent
        spacing: Style.gapSmall / 2

        Repeater {
            model: root.face.icons

            Column {
                id: roundColumn

                required property pictureIcon modelData

                width: (root.width - 2 * Style.gapSmall - 3 * row.spacing) / 4

                Pictogram {
                    anchors.horizontalCenter: parent.horizontalCenter
                    name: roundColumn.modelData.icon
                    opacity: roundColumn.modelData.figure === "0" ? Style.faint : 1
                    width: Style.pictogram * 0.75
                    height: width
                }

                PlainText {
                    anchors.horizontalCenter: parent.horizontalCenter
                    text: roundColumn.modelData.figure
                    color: Style.color.ink
                    font.pixelSize: Style.fontBody
                    font.weight: Font.DemiBold
                }
            }
        }
    }
}
