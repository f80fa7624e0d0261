pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Controls.Basic
import QtQuick.Layouts
import Penstock.App
import Penstock.Style

// Asks for a file in a folder, in a window in which Qt's own dialog has no room.
Popup {
    id: root

    property string title: ""
    property string acceptText: ""
    property alias folder: folderField.text
    property string problem: "" // that keeps one from going on
    property bool isReady: problem === ""
    property url selectedFile
    default property alias content: column.data

    signal accepted

    function accept() {
        accepted();
        close();
    }

    x: parent ? (parent.width - width) / 2 : 0
    y: parent ? parent.height - height : 0
    width: parent ? Math.min(parent.width, Style.column) : Style.column
    height: parent ? Math.min(implicitHeight, parent.height) : implicitHeight
    padding: Style.gap
    modal: true
    focus: true
    closePolicy: Popup.CloseOnEscape | Popup.CloseOnPressOutside

    background: Rectangle {
        color: Style.color.surface
        border.width: Style.hairline
        border.color: Style.color.line
        radius: Style.radius
    }

    ColumnLayout {
        anchors.fill: parent
        spacing: Style.gapSmall

        ScrollArea {
            id: scroll

            implicitHeight: column.implicitHeight
            contentWidth: availableWidth
            Layout.fillWidth: true
            Layout.fillHeight: true

            ColumnLayout {
                id: column

                width: scroll.availableWidth
                spacing: Style.gapSmall

                BodyText {
                    text: root.title
                    font.weight: Font.DemiBold
                    Layout.fillWidth: true
                    Accessible.role: Accessible.Heading
                    Accessible.name: text
                }

                BodyText {
                    text: qsTr("Folder")
                    font.pixelSize: Style.fontSmall
                    Layout.fillWidth: true
                }

                LineField {
                    id: folderField

                    objectName: "folderField"
                    text: FilePlace.usualFolder()
                    Layout.fillWidth: true
                    Accessible.name: qsTr("Folder")
                }
            }
        }

        NoticeBox {
            objectName: "fileProblem"
            text: root.problem
            canDismiss: false
            Layout.fillWidth: true
        }

        RowLayout {
            spacing: Style.gapSmall

            ActionButton {
                objectName: "sheetCancel"
                text: qsTr("Cancel")
                Layout.fillWidth: true
                Layout.fillHeight: true
                Layout.preferredWidth: 1
                onClicked: root.close()
            }

            ActionButton {
                objectName: "sheetAccept"
                text: root.acceptText
                prominent: true
                enabled: root.isReady
                Layout.fillWidth: true
                Layout.fillHeight: true
                Layout.preferredWidth: 1
                onClicked: root.accept()
            }
        }
    }
}
