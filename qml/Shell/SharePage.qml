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
    required property string playId
    property alias folder: play.folder

    title: qsTr("Share")

    PlayShare {
        id: play

        host: root.host
        playId: root.playId
    }

    NoticeBox {
        objectName: "shareMessage"
        text: play.message
        canDismiss: false
        Layout.fillWidth: true
    }

    ActionButton {
        objectName: "pictureButton"
        text: qsTr("Picture")
        Layout.fillWidth: true
        // Thrice as fine as on the screen, to be read on any other.
        onClicked: card.grabToImage(result => play.savePicture(result.image), Qt.size(3 * card.width, 3 * card.height))
    }

    ActionButton {
        objectName: "textButton"
        text: qsTr("Copy as text")
        Layout.fillWidth: true
        onClicked: play.copyText()
    }

    ActionButton {
        objectName: "bgStatsButton"
        text: qsTr("Send to BG Stats")
        Layout.fillWidth: true
        onClicked: play.openBgStats()
    }

    ActionButton {
        objectName: "bgsplayButton"
        text: qsTr("File for BG Stats")
        Layout.fillWidth: true
        onClicked: play.saveBgsplay()
    }

    ActionButton {
        objectName: "csvButton"
        text: qsTr("Table (CSV)")
        Layout.fillWidth: true
        onClicked: play.saveCsv()
    }

    ActionButton {
        objectName: "penstockButton"
        text: qsTr("File for another Penstock")
        Layout.fillWidth: true
        onClicked: play.savePenstock()
    }

    ResultCard {
        id: card

        objectName: "resultCard"
        play: play
        Layout.fillWidth: true
        Layout.bottomMargin: Style.gapLarge
    }
}
