import QtQuick.Dialogs

// Asks under which name and where a file is saved.
FileDialog {
    objectName: "saveDialog"
    title: qsTr("Save as")
    fileMode: FileDialog.SaveFile
    acceptLabel: qsTr("Save")
    rejectLabel: qsTr("Cancel")

    function suggest(file: url) {
        const path = `${file}`;
        defaultSuffix = path.slice(path.lastIndexOf(".") + 1);
        currentFolder = path.slice(0, path.lastIndexOf("/"));
        selectedFile = file;
    }
}
