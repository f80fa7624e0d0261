pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Layouts
import Penstock.App
import Penstock.Components
import Penstock.Style

// The ways in which a result can leave the app: one tap each, and a sentence on what came of it.
TextPage {
    id: root

    required property StoreHost host
    property string playId: ""
    property alias folder: play.folder

    title: qsTr("Share")
    mostWidth: 2 * Style.column

    PlayShare {
        id: play

        host: root.host
        playId: root.playId
    }

    FinaleModel {
        id: finale

        host: root.host
        playId: root.playId
    }

    FileSaver {
        id: saver

        page: root
    }

    // Widths of its own, see HomeLinks. Where there is room, the picture is beside the ways.
    Grid {
        id: parts

        readonly property bool isWide: root.width >= 2 * Style.column
        readonly property real waysWidth: isWide ? 0.6 * Style.column : width

        columns: isWide ? 2 : 1
        columnSpacing: Style.gap
        rowSpacing: Style.gap
        Layout.fillWidth: true
        Layout.bottomMargin: Style.gapLarge

        Column {
            width: parts.waysWidth
            spacing: Style.gap

            Grid {
                id: ways

                readonly property real cell: (width - (columns - 1) * columnSpacing) / columns
                readonly property real cellHeight: Math.max(...Array.from(children, button => button.implicitHeight))

                width: parent.width
                columns: parts.isWide ? 1 : 2
                columnSpacing: Style.gapSmall
                rowSpacing: Style.gapSmall
                enabled: play.isThere

                ActionButton {
                    objectName: "pictureButton"
                    width: ways.cell
                    height: ways.cellHeight
                    text: qsTr("Picture")
                    prominent: true
                    onClicked: saver.save(play.suggestedFile("png"), file => card.grabToImage(result => play.savePicture(file, result.image), Qt.size(card.fineness * card.width, card.fineness * card.height)))
                }

                ActionButton {
                    objectName: "textButton"
                    width: ways.cell
                    height: ways.cellHeight
                    text: qsTr("Copy as text")
                    onClicked: play.copyText()
                }

                ActionButton {
                    objectName: "bgStatsButton"
                    width: ways.cell
                    height: ways.cellHeight
                    text: qsTr("Send to BG Stats")
                    onClicked: play.openBgStats()
                }

                ActionButton {
                    objectName: "bgsplayButton"
                    width: ways.cell
                    height: ways.cellHeight
                    text: qsTr("File for BG Stats")
                    onClicked: saver.save(play.suggestedFile("bgsplay"), file => play.saveBgsplay(file))
                }

                ActionButton {
                    objectName: "csvButton"
                    width: ways.cell
                    height: ways.cellHeight
                    text: qsTr("Table (CSV)")
                    onClicked: saver.save(play.suggestedFile("csv"), file => play.saveCsv(file))
                }

                ActionButton {
                    objectName: "penstockButton"
                    width: ways.cell
                    height: ways.cellHeight
                    text: qsTr("File with the game")
                    onClicked: saver.save(play.suggestedFile("penstock"), file => play.savePenstock(file))
                }
            }

            // Below what is tapped, so that nothing moves away under the finger.
            NoticeBox {
                objectName: "shareMessage"
                width: parent.width
                text: play.message
                canDismiss: false
            }
        }

        ResultCard {
            id: card

            objectName: "resultCard"
            width: parts.isWide ? parts.width - parts.waysWidth - parts.columnSpacing : parts.width
            play: play
            finale: finale
            fineness: 3 // thrice as fine as on the screen, to be read on any other
            visible: play.isThere
        }
    }
}
