import QtQuick.Dialogs

// Asks for a picture among the device's files.
FileDialog {
    title: qsTr("A photo of the table")
    nameFilters: [qsTr("Pictures") + " (*.jpg *.jpeg *.png *.webp *.bmp *.JPG *.JPEG *.PNG)"]
}
