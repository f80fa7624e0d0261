import QtQuick
import QtQuick.Controls.Basic
import Penstock.App
import Penstock.Components
import Penstock.Style

// Free text that belongs to the game. It is kept a moment after each change, and whenever the page
// is left or the app goes to the background.
Page {
    id: root

    required property GameTable table

    signal backRequested

    function keep() {
        saving.stop();
        table.notes = area.text;
    }

    title: qsTr("Notes")
    Component.onDestruction: keep()
    onBackRequested: keep()

    background: Rectangle {
        color: Style.color.paper
    }

    header: PageHeader {
        title: root.title
        onBackRequested: root.backRequested()
    }

    Timer {
        id: saving

        interval: Style.typingPause
        onTriggered: root.keep()
    }

    Connections {
        target: Qt.application

        function onStateChanged() {
            root.keep();
        }
    }

    ScrollArea {
        id: scroll

        anchors.fill: parent
        anchors.margins: Style.gap
        contentWidth: availableWidth

        TextArea {
            id: area

            objectName: "notes"
            text: root.table.notes
            placeholderText: qsTr("Notes on this game")
            placeholderTextColor: Style.color.inkSoft
            color: Style.color.ink
            selectionColor: Style.color.water
            selectedTextColor: Style.color.waterText
            font.pixelSize: Style.fontBody
            wrapMode: TextEdit.Wrap
            padding: Style.gap
            Accessible.role: Accessible.EditableText
            Accessible.name: qsTr("Notes")
            onTextChanged: {
                if (text !== root.table.notes)
                    saving.restart();
            }

            background: Rectangle {
                implicitHeight: scroll.availableHeight
                radius: Style.radius
                color: Style.color.surface
                border.width: area.activeFocus ? Style.focusLine : Style.hairline
                border.color: area.activeFocus ? Style.color.water : Style.color.line
            }
        }
    }
}
