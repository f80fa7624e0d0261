import QtQuick
import QtQuick.Layouts
import Penstock.App
import Penstock.Components
import Penstock.Style

// While an entry is entered anew: which one, what waits behind it, and the two ways out.
Rectangle {
    id: root

    required property GameTable table
    readonly property bool isStuck: table.misfit.length > 0

    visible: table.amendedEntry > 0
    implicitHeight: visible ? column.implicitHeight + 2 * Style.gapSmall : 0
    color: Style.color.surface
    border.width: Style.hairline
    border.color: Style.color.line

    ColumnLayout {
        id: column

        anchors.centerIn: parent
        width: Math.min(root.width - 2 * Style.gap, 2 * Style.column)
        spacing: Style.gapSmall

        BodyText {
            objectName: "amendedText"
            text: root.isStuck ? qsTr("“%1” no longer fits. %2").arg(root.table.misfit).arg(root.table.misfitReason) : qsTr("Changing entry %1: enter what really happened.").arg(root.table.amendedEntry)
            font.weight: Font.DemiBold
            font.pixelSize: Style.fontSmall
            Layout.fillWidth: true
            Accessible.role: Accessible.AlertMessage
        }

        BodyText {
            objectName: "waitingText"
            visible: root.table.waitingEntries > 0
            text: root.isStuck ? qsTr("Later entries waiting: %1. Keep entering until they fit, go on without them, or leave the game as it was.").arg(root.table.waitingEntries) : qsTr("Later entries waiting: %1. They follow as soon as they fit.").arg(root.table.waitingEntries)
            font.pixelSize: Style.fontSmall
            Layout.fillWidth: true
        }

        GridLayout {
            columns: root.width > Style.column || Style.textScale <= 1 ? 2 : 1
            columnSpacing: Style.gapSmall
            rowSpacing: Style.gapSmall
            Layout.fillWidth: true

            ActionButton {
                objectName: "leaveAmendmentButton"
                text: qsTr("Leave it as it was")
                Layout.fillWidth: true
                Layout.fillHeight: true
                Layout.preferredWidth: 1
                onClicked: root.table.leaveAmendment()
            }

            ActionButton {
                objectName: "takeAmendmentButton"
                visible: root.isStuck
                text: qsTr("Go on from here")
                Layout.fillWidth: true
                Layout.fillHeight: true
                Layout.preferredWidth: 1
                onClicked: root.table.takeAmendment()
            }
        }
    }
}
