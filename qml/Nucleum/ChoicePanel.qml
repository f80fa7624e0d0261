import QtQuick
import QtQuick.Layouts
import Penstock.App
import Penstock.Components
import Penstock.Style

// What the table waits for: whose decision it is, the form, and the ways out of it.
ColumnLayout {
    id: root

    required property NucleumChoiceModel choice
    required property NucleumTable table
    readonly property bool isFirst: !choice.canGoBack

    spacing: Style.gapSmall

    RowLayout {
        spacing: Style.gapSmall
        layoutDirection: Style.leftHanded ? Qt.RightToLeft : Qt.LeftToRight
        Layout.fillWidth: true

        PlayerBadge {
            visible: root.choice.seat >= 0
            colour: root.choice.colour
        }

        BodyText {
            objectName: "choiceTitle"
            text: root.choice.who === "" ? root.choice.title : qsTr("%1: %2").arg(root.choice.who).arg(root.choice.title)
            font.weight: Font.DemiBold
            lineHeight: 1.1
            Layout.fillWidth: true
            Accessible.role: Accessible.Heading
            Accessible.name: text
        }

        ChoiceButton {
            objectName: "choiceBack"
            visible: root.choice.canGoBack
            text: qsTr("Back")
            Accessible.role: Accessible.Button
            onClicked: root.choice.back()
        }
    }

    FormView {
        objectName: "form"
        form: root.choice
        lines: root.isFirst ? root.table.news : []
        Layout.fillWidth: true
        Layout.fillHeight: true
    }

    ActionButton {
        objectName: "drawButton"
        visible: root.choice.canDraw
        text: qsTr("Draw it for me")
        Layout.fillWidth: true
        onClicked: root.choice.draw()
    }

    ActionButton {
        objectName: "declineButton"
        visible: root.choice.declineText !== ""
        prominent: !root.choice.hasButton
        text: root.choice.declineText
        Layout.fillWidth: true
        onClicked: root.choice.decline()
    }
}
