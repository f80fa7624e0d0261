import QtQuick
import QtQuick.Templates
import Penstock.Components
import Penstock.Pieces
import Penstock.Style

// The number of a step, with a tick in its place when it is done.
AbstractButton {
    id: root

    required property int number
    required property string what
    required property bool isDone
    required property bool isShown // the places of the step alone are marked
    readonly property real size: Style.badge * Math.max(1, Style.textScale)

    implicitWidth: enabled ? Math.max(Style.touch, size) : size
    implicitHeight: enabled ? Math.max(Style.touch, size) : size
    Accessible.ignored: !enabled
    Accessible.role: Accessible.CheckBox
    Accessible.name: qsTr("Done: %1").arg(what)
    Accessible.checkable: true
    Accessible.checked: isDone
    Keys.onReturnPressed: root.clicked()
    Keys.onEnterPressed: root.clicked()

    contentItem: Item {
        Rectangle {
            anchors.centerIn: parent
            width: root.size
            height: root.size
            radius: height / 2
            color: root.isDone ? Style.color.water : (root.down ? Style.color.line : Style.color.paper)
            border.width: root.isShown || root.visualFocus ? Style.focusLine : Style.hairline
            border.color: root.visualFocus ? Style.color.ink : (root.isShown ? PieceColors.map.concerned : (root.enabled ? Style.color.inkSoft : Style.color.line))

            PlainText {
                anchors.centerIn: parent
                text: root.isDone ? "✓" : root.number
                color: root.isDone ? Style.color.waterText : Style.color.ink
                font.pixelSize: Style.fontSmall
                font.weight: Font.Bold
            }
        }
    }
}
