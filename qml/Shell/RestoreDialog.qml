import QtQuick.Dialogs
import Penstock.App

// Asks for a file with games.
FileDialog {
    objectName: "restoreDialog"
    title: qsTr("Restore or import")
    currentFolder: FilePlace.fileIn(FilePlace.usualFolder(), "")
    acceptLabel: qsTr("Open")
    rejectLabel: qsTr("Cancel")
    nameFilters: [qsTr("Backups and games (*.sqlite *.penstock)"), qsTr("All files (*)")]
}
