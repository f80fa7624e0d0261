import QtQuick
import Penstock.App
import Penstock.Components
import Penstock.Style

// What the table waits for: whose decision it is, the form, and the ways out of it. Placed by hand,
// see FormView.
Item {
    id: root

    required property NucleumChoiceModel choice
    required property NucleumTable table
    readonly property bool isFirst: !choice.canGoBack
    readonly property bool isLarge: Style.textScale > 1.2 // then a sign leaves more room to the title
    readonly property real footer: (draw.visible ? draw.height + Style.gapSmall : 0) + (decline.visible ? decline.height + Style.gapSmall : 0)

    // Something else to decide is read from its beginning.
    readonly property string asked: `${choice.who} ${choice.title}`

    onAskedChanged: form.view.contentY = 0
    implicitHeight: head.height + Style.gapSmall + form.implicitHeight + footer

    Row {
        id: head

        readonly property real taken: (badge.visible ? badge.width + spacing : 0) + (back.visible ? back.width + spacing : 0) + (backSign.visible ? backSign.width + spacing : 0)

        width: parent.width
        spacing: Style.gapSmall
        layoutDirection: Style.leftHanded ? Qt.RightToLeft : Qt.LeftToRight

        PlayerBadge {
            id: badge

            visible: root.choice.seat >= 0
            colour: root.choice.colour
            anchors.verticalCenter: parent.verticalCenter
        }

        BodyText {
            objectName: "choiceTitle"
            text: root.choice.who === "" ? root.choice.title : qsTr("%1: %2").arg(root.choice.who).arg(root.choice.title)
            font.weight: Font.DemiBold
            lineHeight: 1.1
            width: parent.width - head.taken
            anchors.verticalCenter: parent.verticalCenter
            Accessible.role: Accessible.Heading
            Accessible.name: text
        }

        ChoiceButton {
            id: back

            objectName: "choiceBack"
            visible: root.choice.canGoBack && !root.isLarge
            text: qsTr("Back")
            Accessible.role: Accessible.Button
            onClicked: root.choice.back()
        }

        SignButton {
            id: backSign

            objectName: "choiceBackSign"
            visible: root.choice.canGoBack && root.isLarge
            sign: "remove"
            text: qsTr("Back")
            onClicked: root.choice.back()
        }
    }

    FormView {
        id: form

        objectName: "form"
        form: root.choice
        lines: root.isFirst ? root.table.news : []
        y: head.height + Style.gapSmall
        width: parent.width
        height: parent.height - y - root.footer
    }

    ActionButton {
        id: draw

        objectName: "drawButton"
        visible: root.choice.canDraw
        text: qsTr("Draw it for me")
        y: decline.visible ? decline.y - Style.gapSmall - height : parent.height - height
        width: parent.width
        onClicked: root.choice.draw()
    }

    ActionButton {
        id: decline

        objectName: "declineButton"
        visible: root.choice.declineText !== ""
        prominent: !root.choice.hasButton
        text: root.choice.declineText
        y: parent.height - height
        width: parent.width
        onClicked: root.choice.decline()
    }
}
