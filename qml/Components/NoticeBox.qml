import QtQuick
import QtQuick.Templates
import QtQuick.Layouts
import Penstock.App
import Penstock.Style

// Something the user has to know. Seen as long as there is a text; a sign stands before it, because
// colour alone must not say that it matters.
Pane {
    id: root

    property string text: ""
    property bool canDismiss: true

    signal dismissed

    implicitWidth: implicitContentWidth + leftPadding + rightPadding
    implicitHeight: implicitContentHeight + topPadding + bottomPadding
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

    contentItem: RowLayout {
        spacing: Style.gapSmall

        Text {
            text: "!"
            color: Style.color.ink
            font.pixelSize: Style.fontTitle
            font.weight: Font.Bold
            Layout.leftMargin: Style.gapSmall
        }

        BodyText {
            text: root.text
            font.pixelSize: Style.fontSmall
            lineHeight: 1.15
            Layout.fillWidth: true
        }

        ActionButton {
            objectName: "dismissButton"
            text: qsTr("OK")
            visible: root.canDismiss
            onClicked: root.dismissed()
        }
    }
}
