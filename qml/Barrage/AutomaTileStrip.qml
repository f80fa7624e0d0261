pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Templates
import QtQuick.Layouts
import Penstock.App
import Penstock.Components
import Penstock.Style

// The action tile in one line: its three columns with a sign for what became of each action. A tap
// unfolds it.
AbstractButton {
    id: root

    required property AutomaTurnModel turn
    property bool isUnfolded: false

    text: qsTr("The tile and what became of its actions")
    implicitWidth: implicitContentWidth + leftPadding + rightPadding
    implicitHeight: Math.max(Style.touch, implicitContentHeight + Style.gapSmall)
    leftPadding: Style.gapSmall
    rightPadding: Style.gapSmall
    Accessible.role: Accessible.CheckBox
    Accessible.name: text
    Accessible.checkable: true
    Accessible.checked: isUnfolded
    Keys.onReturnPressed: root.clicked()
    Keys.onEnterPressed: root.clicked()

    contentItem: RowLayout {
        spacing: Style.gapSmall

        Flow {
            spacing: Style.gapSmall / 2
            Layout.fillWidth: true

            Repeater {
                model: root.turn.actions

                TileSign {
                    objectName: `tileSign${index}`
                }
            }
        }

        PlainText {
            text: root.isUnfolded ? "▾" : "▸"
            color: Style.color.inkSoft
            font.pixelSize: Style.fontBody
        }
    }

    background: Rectangle {
        radius: Style.radius
        color: root.down ? Style.color.line : Style.color.paper
        border.width: root.visualFocus ? Style.focusLine : Style.hairline
        border.color: root.visualFocus ? Style.color.ink : Style.color.line
    }
}
