import QtQuick.Dialogs

// Asks for a file with games.
FileDialog {
    objectName: "restoreDialog"
    title: qsTr("Restore or import")
    acceptLabel: qsTr("Open")
    rejectLabel: qsTr("Cancel")
    nameFilters: [qsTr("Backups and games (*.sqlite *.penstock)"), qsTr("All files (*)")]
}
