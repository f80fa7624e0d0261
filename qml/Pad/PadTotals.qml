pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Controls.Basic
import QtQuick.Layouts
import Penstock.App
import Penstock.Style

// Everybody's total, always in sight. A tap shows that player's fields.
GridLayout {
    id: root

    required property ScorePadModel pad
    required property int current
    property bool isTight: false // no room for names
    readonly property int fitting: Math.max(1, Math.floor((width + columnSpacing) / (Style.padTotal + columnSpacing)))
    readonly property int rowCount: Math.max(1, Math.ceil(pad.players.count / fitting))

    signal chosen(int number)

    columns: Math.ceil(pad.players.count / rowCount)
    columnSpacing: Style.gapSmall / 2
    rowSpacing: Style.gapSmall / 2

    Repeater {
        model: root.pad.players

        AbstractButton {
            id: total

            required property PadPlayer player
            required property int index
            readonly property bool isCurrent: index === root.current

            objectName: `total${index}`
            implicitHeight: implicitContentHeight + Style.gapSmall
            padding: Style.gapSmall / 2
            Accessible.role: Accessible.Button
            Accessible.name: qsTr("%1: %2, place %3").arg(player.label).arg(player.points).arg(player.rank)
            Accessible.checkable: true
            Accessible.checked: isCurrent
            Keys.onReturnPressed: clicked()
            Keys.onEnterPressed: clicked()
            Layout.fillWidth: true
            Layout.preferredWidth: 1
            onClicked: root.chosen(index)

            contentItem: PadTotal {
                player: total.player
                isTight: root.isTight
                room: total.availableWidth
            }

            background: Rectangle {
                radius: Style.radius
                color: Style.color.surface
                border.width: total.isCurrent || total.visualFocus ? Style.focusLine : Style.hairline
                border.color: total.visualFocus ? Style.color.ink : (total.isCurrent ? Style.color.water : Style.color.line)
            }
        }
    }
}
