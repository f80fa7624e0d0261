import QtQuick
import Penstock.Components
import Penstock.Style
import Penstock.Table as Table

// Points, money, workers, uranium and tokens of a player; a tap opens the board.
Table.SeatChip {
    id: root

    required property int seat
    required property string name
    required property int colour
    required property bool isOnTurn
    required property bool isAsked
    required property int vp
    required property int thaler
    required property int workers
    required property int uranium
    required property int tokens
    required property string description

    isFramed: isOnTurn
    Accessible.name: isOnTurn ? qsTr("%1, on turn").arg(description) : description

    contentItem: Column {
        spacing: Style.gapSmall / 4

        Row {
            spacing: Style.gapSmall / 2

            PlayerBadge {
                colour: root.colour
                width: Style.badgeSmall
                height: Style.badgeSmall
            }

            PlainText {
                objectName: "points"
                width: root.availableWidth - Style.badgeSmall - parent.spacing
                text: qsTr("%1 VP").arg(root.vp)
                color: Style.color.ink
                font.pixelSize: Style.fontLine
                font.weight: Font.DemiBold
                fontSizeMode: Text.HorizontalFit
                minimumPixelSize: Style.fontLeast
            }
        }

        Flow {
            width: parent.width
            spacing: Style.gapSmall / 2

            ChipFigure {
                sign: "thaler"
                text: root.thaler
                size: Style.fontLeast
            }

            ChipFigure {
                sign: "worker"
                text: root.workers
                size: Style.fontLeast
            }

            ChipFigure {
                sign: "uranium"
                text: root.uranium
                size: Style.fontLeast
            }

            ChipFigure {
                sign: "token"
                text: root.tokens
                size: Style.fontLeast
            }
        }
    }
}
