import QtQuick
import QtQuick.Templates
import Penstock.Style

// A card that may have come up. What cannot have is grey and has the sign of what is refused.
AbstractButton {
    id: root

    required property int index
    required property int number
    required property string name
    required property bool isPossible
    required property string reason
    required property string kind

    padding: Style.focusLine
    implicitWidth: implicitContentWidth + leftPadding + rightPadding
    implicitHeight: Math.max(Style.touch, implicitContentHeight + 2 * padding)
    Accessible.role: Accessible.Button
    Accessible.name: isPossible ? name : `${name}. ${reason}`
    Keys.onReturnPressed: root.clicked()
    Keys.onEnterPressed: root.clicked()

    contentItem: ThingPicture {
        kind: root.kind
        thing: root.number
        isMuted: !root.isPossible
    }

    background: Rectangle {
        radius: Style.radius
        color: root.down ? Style.color.line : "transparent"
        border.width: root.visualFocus ? Style.focusLine : 0
        border.color: Style.color.ink
    }
}
