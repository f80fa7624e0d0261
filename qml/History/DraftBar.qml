import QtQuick
import QtQuick.Layouts
import Penstock.App
import Penstock.Components
import Penstock.Style

// Says that the page begins with what was entered before, and takes it away or brings it back.
Rectangle {
    id: root

    required property PlayEditModel edit
    readonly property string text: {
        if (edit.canBringBack)
            return edit.isNew ? qsTr("The page is empty again.") : qsTr("Your changes are discarded.");
        return edit.isNew ? qsTr("You had begun to enter this play.") : qsTr("You had changed this, but not saved it.");
    }

    implicitHeight: row.implicitHeight + 2 * Style.gapSmall
    visible: edit.isResumed || edit.canBringBack
    radius: Style.radius
    color: Style.color.surface
    border.width: Style.hairline
    border.color: Style.color.line

    RowLayout {
        id: row

        x: Style.gapSmall
        y: Style.gapSmall
        width: root.width - 2 * Style.gapSmall
        spacing: Style.gapSmall
        layoutDirection: Style.leftHanded ? Qt.RightToLeft : Qt.LeftToRight

        BodyText {
            objectName: "draftText"
            text: root.text
            font.pixelSize: Style.fontSmall
            Layout.fillWidth: true
            Accessible.role: Accessible.AlertMessage
            Accessible.name: text
        }

        ActionButton {
            objectName: "discardDraft"
            text: root.edit.isNew ? qsTr("Start anew") : qsTr("Discard")
            visible: !root.edit.canBringBack
            Accessible.name: root.edit.isNew ? qsTr("Start anew with an empty page") : qsTr("Discard the changes")
            onClicked: root.edit.discard()
        }

        ActionButton {
            objectName: "bringBackDraft"
            text: qsTr("Undo")
            visible: root.edit.canBringBack
            Accessible.name: qsTr("Bring back what was entered")
            onClicked: root.edit.bringBack()
        }
    }
}
