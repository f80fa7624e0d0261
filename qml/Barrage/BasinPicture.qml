import QtQuick
import Penstock.Components
import Penstock.Style

// A basin of the map by its printed number.
Rectangle {
    id: root

    required property int basin // its printed number; -1: a place for one

    implicitWidth: Style.card
    implicitHeight: Math.max(Style.touch, number.implicitHeight + 2 * Style.gapSmall)
    radius: Style.radius
    color: Style.color.surface
    border.width: Style.hairline
    border.color: Style.color.line
    Accessible.ignored: true

    Row {
        anchors.centerIn: parent
        spacing: Style.gapSmall / 2
        visible: root.basin > 0

        Pictogram {
            anchors.verticalCenter: parent.verticalCenter
            name: "basin"
            color: Style.color.water
            width: Style.pictogram
            height: width
        }

        PlainText {
            id: number

            text: root.basin
            color: Style.color.ink
            font.pixelSize: Style.fontTitle
            font.weight: Font.DemiBold
        }
    }
}
