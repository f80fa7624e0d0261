import QtQuick
import QtQuick.Layouts
import Penstock.App
import Penstock.Style

// Asks under which name and where a file is saved; never over one that is there.
FileSheet {
    id: root

    property string suffix: ""

    function suggest(file: url) {
        const name = FilePlace.nameOf(file);
        suffix = name.slice(name.lastIndexOf(".") + 1);
        folder = FilePlace.folderOf(file);
        nameField.text = name;
    }

    objectName: "saveSheet"
    title: qsTr("Save as")
    acceptText: qsTr("Save")
    problem: FilePlace.problemOfNew(folder, nameField.text)
    selectedFile: FilePlace.fileIn(folder, nameField.text, suffix)

    BodyText {
        text: qsTr("Name")
        font.pixelSize: Style.fontSmall
        Layout.fillWidth: true
    }

    LineField {
        id: nameField

        objectName: "nameField"
        Layout.fillWidth: true
        Accessible.name: qsTr("Name")
        onAccepted: {
            if (root.isReady)
                root.accept();
        }
    }
}
