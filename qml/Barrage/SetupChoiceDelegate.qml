import QtQuick
import QtQuick.Controls.Basic
import Penstock.Components
import Penstock.Style

// A picture to tap; chosen, it has a strong frame and the label of its place below it.
AbstractButton {
    id: root

    required property int thing
    required property string kind
    required property string thingTitle
    required property string caption
    required property string description
    required property string chosenFor
    readonly property bool isChosen: chosenFor !== ""

    text: isChosen ? qsTr("%1 Chosen: %2").arg(description).arg(chosenFor) : description
    padding: Style.focusLine + Style.hairline
    Accessible.role: Accessible.CheckBox
    Accessible.name: text
    Accessible.checkable: true
    Accessible.checked: isChosen
    Keys.onReturnPressed: root.clicked()
    Keys.onEnterPressed: root.clicked()

    contentItem: Column {
        spacing: Style.gapSmall / 2

        ThingPicture {
            objectName: "picture"
            width: parent.width
            kind: root.kind
            thing: root.thing
            title: root.thingTitle
        }

        WordText {
            width: parent.width
            visible: text !== ""
            text: root.caption
            mostSize: Style.fontSmall
            horizontalAlignment: Text.AlignHCenter
        }

        // Below the picture, which it must not cover; it keeps its room while it is empty.
        Rectangle {
            width: parent.width
            height: Style.fontSmall + Style.gapSmall
            radius: Style.radius
            color: root.isChosen ? Style.color.water : "transparent"

            PlainText {
                objectName: "chosenFor"
                anchors.fill: parent
                anchors.leftMargin: Style.gapSmall / 2
                anchors.rightMargin: Style.gapSmall / 2
                text: root.chosenFor
                color: Style.color.waterText
                font.pixelSize: Style.fontSmall
                font.weight: Font.Bold
                fontSizeMode: Text.HorizontalFit
                minimumPixelSize: Style.fontLeast
                elide: Text.ElideRight
                horizontalAlignment: Text.AlignHCenter
                verticalAlignment: Text.AlignVCenter
            }
        }
    }

    background: Rectangle {
        radius: Style.radius + Style.focusLine
        color: root.down || root.isChosen ? Style.color.line : "transparent"
        border.width: root.visualFocus || root.isChosen ? Style.focusLine : 0
        border.color: root.visualFocus ? Style.color.ink : Style.color.water
    }
}
