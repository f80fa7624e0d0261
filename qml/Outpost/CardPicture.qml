import QtQuick
import Penstock.App
import Penstock.Components
import Penstock.Pieces
import Penstock.Style

// A card drawn by us: its number on the colour of its kind, below it sign and figures.
Rectangle {
    id: root

    required property cardFace card
    property bool isMuted: false // not to be had now
    property int pile: 1 // cards that lie there
    readonly property bool hasKind: card.kind >= 1 && card.kind <= 3
    readonly property color band: hasKind ? PieceColors.cards[card.kind - 1].fill : Style.color.line
    readonly property color bandText: hasKind ? PieceColors.cards[card.kind - 1].text : Style.color.ink

    implicitWidth: Style.marketCard
    implicitHeight: head.height + body.implicitHeight + Style.gapSmall
    radius: Style.radius / 2
    color: isMuted ? Style.color.paper : Style.color.surface
    border.width: Style.hairline
    border.color: Style.color.line
    Accessible.ignored: true

    Rectangle {
        id: head

        width: parent.width
        height: Style.fontTitle + Style.gapSmall
        radius: root.radius
        color: root.band

        PlainText {
            anchors.centerIn: parent
            text: root.card.number > 0 ? String(root.card.number).padStart(2, "0") : "3"
            color: root.bandText
            font.pixelSize: Style.fontTitle
            font.weight: Font.Bold
        }
    }

    PlainText {
        anchors.right: parent.right
        anchors.rightMargin: Style.gapSmall / 2
        anchors.top: head.bottom
        visible: root.pile > 1
        text: `×${root.pile}`
        color: Style.color.ink
        font.pixelSize: Style.fontLine
        font.weight: Font.Bold
    }

    Column {
        id: body

        anchors.top: head.bottom
        anchors.topMargin: Style.gapSmall / 2
        anchors.horizontalCenter: parent.horizontalCenter
        spacing: 0

        OutpostSign {
            name: root.card.sign
            ground: root.color
            width: Style.pictogram
            height: Style.pictogram
            anchors.horizontalCenter: parent.horizontalCenter
        }

        PlainText {
            anchors.horizontalCenter: parent.horizontalCenter
            text: root.card.figures || " " // one height for all
            color: Style.color.ink
            font.pixelSize: Style.fontSmall
            font.weight: Font.DemiBold
        }
    }
}
