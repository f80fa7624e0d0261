import QtQuick
import QtQuick.Controls.Basic
import Penstock.App
import Penstock.Components
import Penstock.Style

// A place of the setup by its label; a tap frees it. The one whose turn it is has a strong frame.
AbstractButton {
    id: root

    required property setupPlace place
    required property bool isCurrent
    readonly property string caption: enabled ? text + " ✕" : text

    enabled: place.thing >= 0
    text: place.thing < 0 ? place.label : qsTr("%1: %2").arg(place.label).arg(place.title)
    padding: Style.gapSmall / 2
    implicitWidth: Math.max(Style.touch, Math.ceil(oneLine.advanceWidth) + 2 * Style.gap)
    implicitHeight: Style.touch
    Accessible.role: Accessible.Button
    Accessible.name: enabled ? qsTr("Free %1").arg(text) : qsTr("%1 is open").arg(text)
    Keys.onReturnPressed: root.clicked()
    Keys.onEnterPressed: root.clicked()

    TextMetrics {
        id: oneLine

        font.pixelSize: Style.fontSmall
        font.weight: Font.Bold
        text: root.caption
    }

    contentItem: PlainText {
        text: root.caption
        color: root.enabled || root.isCurrent ? Style.color.ink : Style.color.inkSoft
        font.pixelSize: Style.fontSmall
        font.weight: root.isCurrent ? Font.Bold : Font.Normal
        horizontalAlignment: Text.AlignHCenter
        verticalAlignment: Text.AlignVCenter
    }

    background: Rectangle {
        radius: Style.radius
        color: root.down ? Style.color.line : (root.enabled ? Style.color.surface : "transparent")
        border.width: root.visualFocus || root.isCurrent ? Style.focusLine : Style.hairline
        border.color: root.visualFocus ? Style.color.ink : root.isCurrent ? Style.color.water : Style.color.line
    }
}
