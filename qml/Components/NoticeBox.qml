import QtQuick
import QtQuick.Templates
import Penstock.App
import Penstock.Style

// Something the user has to know. Seen as long as there is a text; a sign stands before it, because
// colour alone must not say that it matters.
Pane {
    id: root

    property string text: ""
    property bool canDismiss: true

    signal dismissed

    implicitHeight: row.implicitHeight + topPadding + bottomPadding
    visible: text !== ""
    padding: Style.gapSmall
    Accessible.role: Accessible.AlertMessage
    Accessible.name: text

    Announcer {
        item: root
        text: root.visible ? root.text : ""
    }

    background: Rectangle {
        color: Style.color.surface
        border.width: Style.focusLine
        border.color: Style.color.ink
        radius: Style.radius
    }

    // No layout: the first page shows this one, and layouts take long to load.
    Row {
        id: row

        spacing: Style.gapSmall
        leftPadding: Style.gapSmall

        PlainText {
            id: mark

            anchors.verticalCenter: parent.verticalCenter
            text: "!"
            color: Style.color.ink
            font.pixelSize: Style.fontTitle
            font.weight: Font.Bold
        }

        BodyText {
            anchors.verticalCenter: parent.verticalCenter
            width: root.availableWidth - mark.width - 2 * Style.gapSmall - (dismiss.visible ? dismiss.width + Style.gapSmall : 0)
            text: root.text
            font.pixelSize: Style.fontSmall
            lineHeight: 1.15
        }

        ActionButton {
            id: dismiss

            anchors.verticalCenter: parent.verticalCenter
            objectName: "dismissButton"
            text: qsTr("OK")
            visible: root.canDismiss
            onClicked: root.dismissed()
        }
    }
}
