import QtQuick
import QtQuick.Controls.Basic
import QtQuick.Layouts
import Penstock.App
import Penstock.Components
import Penstock.Style

// Takes a photo of the table for a play, or a picture that was taken before.
Page {
    id: root

    property PlayModel play: null
    property bool hasFailed: false // the last try did not give a picture
    readonly property CameraView view: loader.item as CameraView
    readonly property bool isUsable: finder.hasCamera && !finder.isForbidden && !(view?.isBroken ?? false)

    signal backRequested

    // The way of every picture, wherever it comes from; the page stays if it could not be kept.
    function keep(file: url) {
        if (play?.addPhotoFile(file))
            backRequested();
    }

    // Without a file to put it in there is no picture.
    function take(file: string) {
        hasFailed = file === "";
        if (!hasFailed)
            view?.take(file);
    }

    title: qsTr("Photo of the table")

    background: Rectangle {
        color: Style.color.paper
    }

    header: PageHeader {
        title: root.title
        onBackRequested: root.backRequested()
    }

    CameraFinder {
        id: finder

        isWanted: true
        Component.onCompleted: askForPermission()
    }

    FileQuestion {
        id: files

        dialog: Qt.resolvedUrl("../Components/PhotoPicker.qml")
        page: root
        onChosen: file => root.keep(file)
    }

    // Only with a camera that may be used: without one Qt complains.
    Loader {
        id: loader

        anchors.fill: parent
        active: finder.hasCamera && finder.isAllowed
        source: "CameraView.qml"
    }

    Connections {
        target: root.view

        function onTaken(file: string) {
            root.keep(file);
        }

        function onFailed() {
            root.hasFailed = true;
        }
    }

    ColumnLayout {
        anchors.left: parent.left
        anchors.right: parent.right
        anchors.top: parent.top
        anchors.margins: Style.gap
        spacing: Style.gapSmall

        NoticeBox {
            objectName: "cameraTrouble"
            text: root.hasFailed || !root.isUsable ? qsTr("The camera cannot be used: allow it in the settings of the device, or choose a picture.") : ""
            canDismiss: false
            Layout.fillWidth: true
        }

        NoticeBox {
            objectName: "photoTrouble"
            text: root.play ? root.play.trouble : ""
            canDismiss: false
            Layout.fillWidth: true
        }
    }

    footer: Pane {
        padding: Style.gap

        contentItem: ColumnLayout {
            spacing: Style.gapSmall

            ActionButton {
                objectName: "pictureButton"
                text: qsTr("Choose a picture")
                Layout.fillWidth: true
                onClicked: files.open()
            }

            ActionButton {
                objectName: "shutterButton"
                text: qsTr("Take the photo")
                prominent: true
                enabled: root.view?.isReady ?? false
                Layout.fillWidth: true
                onClicked: root.take(finder.pictureFile())
            }
        }

        background: Rectangle {
            color: Style.color.paper
        }
    }
}
