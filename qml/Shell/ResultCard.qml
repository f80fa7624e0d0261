pragma ComponentBehavior: Bound
import QtQuick
import Penstock.App
import Penstock.Components
import Penstock.Style

// The result as a picture to send: who played what, and where the points came from. Widths of its
// own, see ResultCardRow.
Rectangle {
    id: root

    required property PlayShare play

    implicitHeight: content.height
    color: Style.color.surface
    border.width: Style.hairline
    border.color: Style.color.line
    Accessible.role: Accessible.Graphic
    Accessible.name: qsTr("Picture of the result")

    Column {
        id: content

        readonly property real inner: width - 2 * Style.gap

        width: root.width
        bottomPadding: Style.gap
        spacing: Style.gapSmall

        Rectangle {
            width: parent.width
            height: title.height + 2 * Style.gap
            color: Style.color.water

            Column {
                id: title

                x: Style.gap
                y: Style.gap
                width: content.inner

                BodyText {
                    width: parent.width
                    text: root.play.game
                    color: Style.color.waterText
                    font.pixelSize: Style.fontTitle
                    font.hintingPreference: Font.PreferNoHinting
                    font.weight: Font.Bold
                }

                BodyText {
                    width: parent.width
                    text: root.play.occasion
                    color: Style.color.waterText
                    font.pixelSize: Style.fontSmall
                    font.hintingPreference: Font.PreferNoHinting
                }
            }
        }

        Repeater {
            model: root.play

            ResultCardRow {
                x: Style.gap
                width: content.inner
            }
        }

        ResultCardTable {
            x: Style.gap
            width: content.inner
            play: root.play
            visible: root.play.labels.length > 0
        }

        Item {
            x: Style.gap
            width: content.inner
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

            Row {
                id: maker

                anchors.right: parent.right
                anchors.verticalCenter: parent.verticalCenter
                spacing: Style.gapSmall

                PenstockMark {
                    width: Style.badge * 4 / 3
                    height: Style.badge
                    anchors.verticalCenter: parent.verticalCenter
                }

                PlainText {
                    text: "Penstock"
                    color: Style.color.inkSoft
                    font.pixelSize: Style.fontSmall
                    font.hintingPreference: Font.PreferNoHinting
                    font.weight: Font.DemiBold
                    anchors.verticalCenter: parent.verticalCenter
                }
            }
        }
    }
}
