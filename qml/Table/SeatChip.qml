import QtQuick
import QtQuick.Layouts
import QtQuick.Templates
import Penstock.Style

// A player in short, beside the others. A thick frame says who is on turn.
AbstractButton {
    id: root

    property bool isFramed: false
    property color frame: Style.color.water

    implicitHeight: Math.max(Style.touch, implicitContentHeight + topPadding + bottomPadding)
    padding: Style.gapSmall / 2
    Accessible.role: Accessible.Button
    Layout.fillWidth: true
    Layout.fillHeight: true
    Layout.preferredWidth: 1
    Keys.onReturnPressed: root.clicked()
    Keys.onEnterPressed: root.clicked()

    background: Rectangle {
        radius: Style.radius
        color: root.down ? Style.color.line : Style.color.surface
        border.width: root.visualFocus || root.isFramed ? Style.focusLine : Style.hairline
        border.color: root.visualFocus ? Style.color.ink : (root.isFramed ? root.frame : Style.color.line)
    }
}
