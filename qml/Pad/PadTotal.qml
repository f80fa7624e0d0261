import QtQuick
import Penstock.App
import Penstock.Components
import Penstock.Style

// One player's total: the sign, the name if it fits, the points and the place.
Grid {
    id: root

    required property PadPlayer player
    required property bool isTight // only the sign and the points
    required property real room

    columns: isTight ? 2 : 1
    columnSpacing: Style.gapSmall / 2
    horizontalItemAlignment: Grid.AlignHCenter
    verticalItemAlignment: Grid.AlignVCenter
    leftPadding: (room - childrenRect.width) / 2

    Row {
        spacing: Style.gapSmall / 2

        PadSign {
            id: sign

            player: root.player
            width: Style.badgeSmall
            height: Style.badgeSmall
            anchors.verticalCenter: parent.verticalCenter
        }

        // Whole or not at all: the sign says it too, and the column below has the name.
        PlainText {
            visible: !root.isTight && implicitWidth <= root.room - sign.width - parent.spacing
            text: root.player.label
            color: Style.color.ink
            font.pixelSize: Style.fontSmall
        }
    }

    Row {
        spacing: Style.gapSmall / 2

        PlainText {
            id: figure

            objectName: `figure${root.player.number}`
            text: root.player.total
            color: Style.color.ink
            font.pixelSize: Style.fontTitle
            font.weight: Font.Bold
        }

        PlainText {
            visible: !root.isTight
            anchors.baseline: figure.baseline
            text: qsTr("%1.", "place").arg(root.player.rank)
            color: Style.color.inkSoft
            font.pixelSize: Style.fontSmall
        }
    }
}
