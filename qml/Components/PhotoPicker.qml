import QtQuick.Dialogs

// Asks for a picture among the device's files.
FileDialog {
    objectName: "photoPicker"
    title: qsTr("A photo of the table")
    acceptLabel: qsTr("Open")
    rejectLabel: qsTr("Cancel")
    nameFilters: [qsTr("Pictures") + " (*.jpg *.jpeg *.png *.webp *.bmp *.JPG *.JPEG *.PNG)"]
}
