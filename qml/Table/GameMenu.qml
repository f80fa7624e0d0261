pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Controls.Basic
import QtQuick.Layouts
import Penstock.App
import Penstock.Components
import Penstock.Style

// Everything that is at hand at any time but not the next thing to do. Undo says what it undoes.
Drawer {
    id: root

    required property GameTable table

    signal pageRequested(string name)

    function leaveFor(name: string) {
        close();
        pageRequested(name);
    }

    edge: Qt.BottomEdge
    width: parent ? parent.width : 0
    height: parent ? Math.min(column.implicitHeight + 2 * Style.gap, parent.height * 0.9) : 0
    // The style's drawer names each side, so that one padding for all would not count.
    topPadding: Style.gap
    bottomPadding: Style.gap
    leftPadding: Math.max(Style.gap, (width - Style.column) / 2)
    rightPadding: leftPadding

    background: Rectangle {
        color: Style.color.surface
        border.width: Style.hairline
        border.color: Style.color.line
    }

    RepeatModel {
        id: repeat

        host: root.table.host
        sessionId: root.table.sessionId
    }

    ScrollArea {
        id: scroll

        anchors.fill: parent
        contentWidth: availableWidth

        ColumnLayout {
            id: column

            width: scroll.availableWidth
            spacing: Style.gapSmall

            ActionButton {
                objectName: "menuUndo"
                text: qsTr("Undo: %1").arg(root.table.undoLabel)
                visible: root.table.canUndo
                Layout.fillWidth: true
                onClicked: root.table.undo()
            }

            BodyText {
                objectName: "menuWhyNoUndo"
                text: qsTr("Undo and redo wait until you return to now: this is an earlier table.")
                visible: root.table.viewedEntry >= 0
                color: Style.color.inkSoft
                font.pixelSize: Style.fontSmall
                Layout.fillWidth: true
            }

            BodyText {
                text: qsTr("The last entry turned something over that everybody has seen.")
                visible: root.table.undoTakesBackChance
                color: Style.color.inkSoft
                font.pixelSize: Style.fontSmall
                Layout.fillWidth: true
            }

            ActionButton {
                objectName: "menuUndoTurn"
                text: qsTr("Undo the whole turn")
                visible: root.table.canUndo
                Layout.fillWidth: true
                onClicked: root.table.undoTurn()
            }

            ActionButton {
                objectName: "menuRedo"
                text: qsTr("Redo: %1").arg(root.table.redoLabel)
                visible: root.table.canRedo
                Layout.fillWidth: true
                onClicked: root.table.redo()
            }

            ActionButton {
                objectName: "menuLog"
                text: qsTr("Log")
                Layout.fillWidth: true
                onClicked: root.leaveFor("log")
            }

            ActionButton {
                objectName: "menuCorrection"
                text: qsTr("Correct the table")
                Layout.fillWidth: true
                onClicked: root.leaveFor("correction")
            }

            ActionButton {
                objectName: "menuNotes"
                text: qsTr("Notes")
                Layout.fillWidth: true
                onClicked: root.leaveFor("notes")
            }

            ActionButton {
                objectName: "menuRepeat"
                text: qsTr("Play this set-up again")
                visible: repeat.canRepeat && root.table.amendedEntry === 0 // it would end the game here
                Layout.fillWidth: true
                onClicked: root.leaveFor("repeat")
            }

            ActionButton {
                objectName: "menuHelp"
                text: qsTr("Help")
                Layout.fillWidth: true
                onClicked: root.leaveFor("help")
            }
        }
    }
}
