import QtQuick
import QtQuick.Layouts
import Penstock.App
import Penstock.Style

// The photos of a play and the ways to one more: the camera where there is one, and the files.
ColumnLayout {
    id: root

    required property PlayModel play

    signal cameraRequested

    objectName: "playPhotos"
    spacing: Style.gapSmall

    CameraFinder {
        id: finder

        isWanted: root.visible && root.play.isThere
    }

    FileQuestion {
        id: files

        dialog: Qt.resolvedUrl("PhotoPicker.qml")
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

    RowLayout {
        spacing: Style.gapSmall
        visible: root.play.isThere
        Layout.fillWidth: true

        ActionButton {
            objectName: "cameraButton"
            text: qsTr("Take a photo")
            visible: finder.hasCamera
            enabled: root.play.canAddPhoto
            Layout.fillWidth: true
            Layout.preferredWidth: 1
            onClicked: root.cameraRequested()
        }

        ActionButton {
            objectName: "photoButton"
            text: qsTr("Choose a picture")
            enabled: root.play.canAddPhoto
            Layout.fillWidth: true
            Layout.preferredWidth: 1
            onClicked: files.open()
        }
    }
}
