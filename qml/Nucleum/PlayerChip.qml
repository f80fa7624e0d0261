import QtQuick
import QtQuick.Templates
import Penstock.Style

// A player in short; a tap opens the board. A thick frame says who is on turn.
AbstractButton {
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

    implicitHeight: Math.max(Style.touch, implicitContentHeight + topPadding + bottomPadding)
    padding: Style.gapSmall / 2
    Accessible.role: Accessible.Button
    Accessible.name: isOnTurn ? qsTr("%1, on turn").arg(description) : description
    Keys.onReturnPressed: root.clicked()
    Keys.onEnterPressed: root.clicked()

    contentItem: Column {
        spacing: Style.gapSmall / 4

        Row {
            spacing: Style.gapSmall / 2

            PlayerBadge {
                colour: root.colour
                width: Style.badgeSmall
                height: Style.badgeSmall
            }

            Text {
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
                figure: root.thaler
                size: Style.fontLeast
            }

            ChipFigure {
                sign: "worker"
                figure: root.workers
                size: Style.fontLeast
            }

            ChipFigure {
                sign: "uranium"
                figure: root.uranium
                size: Style.fontLeast
            }

            ChipFigure {
                sign: "token"
                figure: root.tokens
                size: Style.fontLeast
            }
        }
    }

    background: Rectangle {
        radius: Style.radius
        color: root.down ? Style.color.line : Style.color.surface
        border.width: root.visualFocus || root.isOnTurn ? Style.focusLine : Style.hairline
        border.color: root.visualFocus ? Style.color.ink : (root.isOnTurn ? Style.color.water : Style.color.line)
    }
}
