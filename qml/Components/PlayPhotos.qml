import QtQuick
import QtQuick.Layouts
import Penstock.App
import Penstock.Style

// The photos of a play and the way to one more: the camera where there is one, else the files.
ColumnLayout {
    id: root

    required property PlayModel play
    property bool hasButton: true // else others call add()

    signal cameraRequested

    function add() {
        finder.isWanted = true; // only now: the search takes its time, and few visits need it
        if (finder.hasCamera)
            cameraRequested();
        else
            files.open();
    }

    objectName: "playPhotos"
    spacing: Style.gapSmall

    CameraFinder {
        id: finder
    }

    FileQuestion {
        id: files

        dialog: Qt.resolvedUrl("PhotoPicker.qml")
        page: root
        onChosen: file => root.play.addPhotoFile(file)
    }

    NoticeBox {
        objectName: "photoTrouble"
        text: root.play.trouble
        canDismiss: false
        Layout.fillWidth: true
    }

    PhotoStrip {
        photos: root.play.photos
        visible: root.play.photos.length > 0
        Layout.fillWidth: true
        onRemoveRequested: place => root.play.removePhoto(place)
    }

    ActionButton {
        objectName: root.hasButton ? "photoButton" : ""
        text: qsTr("Add a photo of the table")
        visible: root.hasButton && root.play.isThere
        enabled: root.play.canAddPhoto
        Layout.fillWidth: true
        onClicked: root.add()
    }
}
