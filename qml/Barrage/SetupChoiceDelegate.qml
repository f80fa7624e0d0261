import QtQuick
import QtQuick.Controls.Basic
import Penstock.Style

// A picture to tap; chosen, it has a strong frame and carries the label of its place.
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
            width: parent.width
            kind: root.kind
            thing: root.thing
            title: root.thingTitle
        }

        Text {
            width: parent.width
            visible: text !== ""
            text: root.caption
            color: Style.color.ink
            font.pixelSize: Style.fontSmall
            horizontalAlignment: Text.AlignHCenter
            wrapMode: Text.Wrap
        }
    }

    background: Rectangle {
        radius: Style.radius + Style.focusLine
        color: root.down || root.isChosen ? Style.color.line : "transparent"
        border.width: root.visualFocus || root.isChosen ? Style.focusLine : 0
        border.color: root.visualFocus ? Style.color.ink : Style.color.water
    }

    Rectangle {
        z: 1
        visible: root.isChosen
        anchors.right: parent.right
        anchors.top: parent.top
        width: Math.min(parent.width, Math.max(height, badge.implicitWidth + Style.gap))
        height: badge.implicitHeight + Style.gapSmall / 2
        radius: height / 2
        color: Style.color.water

        Text {
            id: badge

            anchors.centerIn: parent
            width: Math.min(implicitWidth, root.width - Style.gap)
            text: root.chosenFor
            color: Style.color.waterText
            font.pixelSize: Style.fontSmall
            font.weight: Font.Bold
            horizontalAlignment: Text.AlignHCenter
            wrapMode: Text.Wrap
        }
    }
}
