pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Controls.Basic
import QtQuick.Layouts
import Penstock.App
import Penstock.Style

// What can be written about a play: who they were, where it was, what was special. Kept as it is
// typed, at the latest when it is left.
ColumnLayout {
    id: root

    required property PlayEditor editor

    function keepComments() {
        saving.stop();
        editor.comments = comments.text;
    }

    spacing: Style.gapSmall
    visible: editor.isThere
    Component.onDestruction: keepComments()

    NoticeBox {
        objectName: "editorTrouble"
        text: root.editor.trouble
        canDismiss: false
        Layout.fillWidth: true
    }

    Repeater {
        model: root.editor

        LineField {
            required property int index
            required property string name
            required property string role
            required property bool isAutoma

            objectName: `playerName${index}`
            value: name
            visible: !isAutoma
            maximumLength: 60
            placeholderText: role
            Layout.fillWidth: true
            Accessible.name: qsTr("Player of %1").arg(role)
            onEntered: text => root.editor.rename(index, text)
        }
    }

    LineField {
        objectName: "location"
        value: root.editor.location
        maximumLength: 200
        placeholderText: qsTr("Place")
        Layout.fillWidth: true
        Accessible.name: placeholderText
        onEntered: text => root.editor.location = text
    }

    TextArea {
        id: comments

        objectName: "comments"
        text: root.editor.comments
        placeholderText: qsTr("Comments")
        placeholderTextColor: Style.color.inkSoft
        color: Style.color.ink
        selectionColor: Style.color.water
        selectedTextColor: Style.color.waterText
        font.pixelSize: Style.fontBody
        wrapMode: TextEdit.Wrap
        Layout.fillWidth: true
        Accessible.role: Accessible.EditableText
        Accessible.name: placeholderText
        // Tab leads on, as everywhere else.
        Keys.onTabPressed: nextItemInFocusChain().forceActiveFocus(Qt.TabFocusReason)
        Keys.onBacktabPressed: nextItemInFocusChain(false).forceActiveFocus(Qt.BacktabFocusReason)
        onTextChanged: {
            if (text !== root.editor.comments)
                saving.restart();
        }
        onEditingFinished: root.keepComments()

        background: Rectangle {
            implicitHeight: 2 * Style.touch
            radius: Style.radius
            color: Style.color.paper
            border.width: comments.activeFocus ? Style.focusLine : Style.hairline
            border.color: comments.activeFocus ? Style.color.water : Style.color.inkSoft
        }
    }

    Timer {
        id: saving

        interval: Style.typingPause
        onTriggered: root.keepComments()
    }

    Connections {
        target: Qt.application

        function onStateChanged() {
            root.keepComments();
        }
    }
}
