pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Layouts
import Penstock.App
import Penstock.Components
import Penstock.Style

// Asks for a file with games.
FileSheet {
    id: root

    property list<string> names: []
    property string chosenName: ""

    function look() {
        names = FilePlace.namesIn(folder, ["sqlite", "penstock"]);
        chosenName = "";
    }

    objectName: "restoreSheet"
    title: qsTr("Restore or import")
    acceptText: qsTr("Open")
    problem: FilePlace.problemOf(folder)
    isReady: chosenName !== ""
    selectedFile: FilePlace.fileIn(folder, chosenName)
    onFolderChanged: look()
    onAboutToShow: look()

    BodyText {
        text: root.names.length > 0 ? qsTr("Backups and games") : qsTr("No backups and no games are in this folder.")
        visible: root.problem === ""
        font.pixelSize: Style.fontSmall
        Layout.fillWidth: true
    }

    Repeater {
        model: root.names

        ChoiceButton {
            required property string modelData

            objectName: modelData
            text: modelData
            chosen: root.chosenName === modelData
            Layout.fillWidth: true
            onClicked: root.chosenName = modelData
        }
    }
}
