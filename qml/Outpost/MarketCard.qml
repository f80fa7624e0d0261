import QtQuick
import QtQuick.Templates
import Penstock.App
import Penstock.Components
import Penstock.Pieces
import Penstock.Style

// One space of the card market: the card, how many lie below it, its tokens and what it costs at
// least.
AbstractButton {
    id: root

    required property marketSpaceFace space
    property bool chosen: false
    readonly property bool stands: chosen || space.isUnderHammer

    implicitWidth: Style.marketCard
    implicitHeight: Math.max(Style.touch, implicitContentHeight + topPadding + bottomPadding)
    padding: Style.gapSmall / 2
    Accessible.role: Accessible.Button
    Accessible.name: space.spoken
    Accessible.checkable: true
    Accessible.checked: stands
    Keys.onReturnPressed: root.clicked()
    Keys.onEnterPressed: root.clicked()

    contentItem: Column {
        spacing: Style.gapSmall / 2

        CardPicture {
            width: parent.width
            card: root.space.card
            isMuted: !root.space.isCurrent
            pile: root.space.pile
        }

        PlainText {
            width: parent.width
            text: root.space.minimumBid > 0 ? (root.space.discount > 0 ? `≥ ${root.space.minimumBid} (−${root.space.discount})` : `≥ ${root.space.minimumBid}`) : " "
            color: Style.color.ink
            font.pixelSize: Style.fontLine
            fontSizeMode: Text.HorizontalFit
            minimumPixelSize: 10
            horizontalAlignment: Text.AlignHCenter
            Accessible.ignored: true
        }
    }

    background: Rectangle {
        radius: Style.radius
        color: root.down ? Style.color.line : "transparent"
        border.width: root.visualFocus || root.stands ? Style.focusLine : Style.hairline
        border.color: root.visualFocus ? Style.color.ink : (root.stands ? PieceColors.map.concerned : (root.space.isCurrent ? Style.color.line : "transparent"))
    }
}
