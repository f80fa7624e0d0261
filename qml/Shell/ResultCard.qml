pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Layouts
import Penstock.App
import Penstock.Components
import Penstock.Style

// The result as a picture to send: who played what, and where the points came from.
Rectangle {
    id: root

    required property PlayShare play
    readonly property int columnWidth: Math.max(Style.tableColumn, Style.fontBody * 2.6)

    implicitHeight: content.implicitHeight
    color: Style.color.surface
    border.width: Style.hairline
    border.color: Style.color.line
    Accessible.role: Accessible.Graphic
    Accessible.name: qsTr("Picture of the result")

    ColumnLayout {
        id: content

        width: root.width
        spacing: 0

        Rectangle {
            implicitHeight: title.implicitHeight + 2 * Style.gap
            color: Style.color.water
            Layout.fillWidth: true

            ColumnLayout {
                id: title

                anchors.left: parent.left
                anchors.right: parent.right
                anchors.verticalCenter: parent.verticalCenter
                anchors.margins: Style.gap
                spacing: 0

                BodyText {
                    text: root.play.game
                    color: Style.color.waterText
                    font.pixelSize: Style.fontTitle
                    font.weight: Font.Bold
                    Layout.fillWidth: true
                }

                BodyText {
                    text: root.play.occasion
                    color: Style.color.waterText
                    font.pixelSize: Style.fontSmall
                    Layout.fillWidth: true
                }
            }
        }

        Repeater {
            model: root.play

            ResultCardRow {
                Layout.fillWidth: true
                Layout.leftMargin: Style.gap
                Layout.rightMargin: Style.gap
                Layout.topMargin: Style.gapSmall
            }
        }

        ResultCardTable {
            play: root.play
            visible: root.play.labels.length > 0
            Layout.fillWidth: true
            Layout.margins: Style.gap
            Layout.bottomMargin: 0
        }

        RowLayout {
            spacing: Style.gapSmall
            Layout.fillWidth: true
            Layout.margins: Style.gap

            BodyText {
                text: root.play.board
                color: Style.color.inkSoft
                font.pixelSize: Style.fontSmall
                Layout.fillWidth: true
            }

            PenstockMark {
                implicitWidth: Style.badge * 4 / 3
                implicitHeight: Style.badge
            }

            Text {
                text: "Penstock"
                color: Style.color.inkSoft
                font.pixelSize: Style.fontSmall
                font.weight: Font.DemiBold
            }
        }
    }
}
