import QtQuick
import Penstock.App
import Penstock.Components
import Penstock.History
import Penstock.Style

// The result as a picture to send: what was played and when, and how it ended. Widths of its own: a
// layout of Qt 6.4 keeps the height that a text had before it got its width.
Rectangle {
    id: root

    required property PlayShare play
    required property FinaleModel finale
    property real fineness: 1 // how much larger the picture will be

    implicitHeight: content.height
    color: Style.color.paper
    border.width: Style.hairline
    border.color: Style.color.line
    Accessible.role: Accessible.Graphic
    Accessible.name: qsTr("Picture of the result")

    Column {
        id: content

        x: Style.gap
        width: root.width - 2 * Style.gap
        topPadding: Style.gap
        bottomPadding: Style.gap
        spacing: Style.gapSmall

        Item {
            width: parent.width
            height: Math.max(titles.height, Style.signLarge)

            Column {
                id: titles

                width: parent.width - mark.width / root.fineness - Style.gapSmall
                anchors.verticalCenter: parent.verticalCenter

                BodyText {
                    width: parent.width
                    text: root.play.game
                    font.pixelSize: Style.fontTitle
                    font.hintingPreference: Font.PreferNoHinting
                    font.weight: Font.Bold
                }

                BodyText {
                    width: parent.width
                    text: root.play.occasion
                    color: Style.color.inkSoft
                    font.pixelSize: Style.fontSmall
                    font.hintingPreference: Font.PreferNoHinting
                }
            }

            PenstockMark {
                id: mark

                anchors.right: parent.right
                anchors.verticalCenter: parent.verticalCenter
                width: height * 4 / 3
                height: Style.signLarge * root.fineness
                scale: 1 / root.fineness
                transformOrigin: Item.Right
            }
        }

        FinaleSheet {
            width: parent.width
            isWide: false
            finale: root.finale
            fineness: root.fineness
        }

        Item {
            width: parent.width
            height: Math.max(board.height, maker.height)

            BodyText {
                id: board

                width: parent.width - maker.width - Style.gapSmall
                text: root.play.board
                color: Style.color.inkSoft
                font.pixelSize: Style.fontSmall
                font.hintingPreference: Font.PreferNoHinting
                anchors.verticalCenter: parent.verticalCenter
            }

            PlainText {
                id: maker

                anchors.right: parent.right
                anchors.verticalCenter: parent.verticalCenter
                text: "Penstock"
                color: Style.color.inkSoft
                font.pixelSize: Style.fontSmall
                font.hintingPreference: Font.PreferNoHinting
                font.weight: Font.DemiBold
            }
        }
    }
}
