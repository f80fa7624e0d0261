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

    PlayShare {
        id: play

        host: root.host
        playId: root.playId
    }

    FileSaver {
        id: saver

        page: root
    }

    // Widths of its own, see HomeLinks.
    Grid {
        id: ways

        readonly property real cell: (width - columnSpacing) / 2
        readonly property real cellHeight: Math.max(...Array.from(children, button => button.implicitHeight))

        columns: 2
        columnSpacing: Style.gapSmall
        rowSpacing: Style.gapSmall
        enabled: play.isThere
        Layout.fillWidth: true

        ActionButton {
            objectName: "pictureButton"
            width: ways.cell
            height: ways.cellHeight
            text: qsTr("Picture")
            // Thrice as fine as on the screen, to be read on any other.
            onClicked: saver.save(play.suggestedFile("png"), file => card.grabToImage(result => play.savePicture(file, result.image), Qt.size(3 * card.width, 3 * card.height)))
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
        text: play.message
        canDismiss: false
        Layout.fillWidth: true
    }

    ResultCard {
        id: card

        objectName: "resultCard"
        play: play
        visible: play.isThere
        Layout.fillWidth: true
        Layout.bottomMargin: Style.gapLarge
    }
}
