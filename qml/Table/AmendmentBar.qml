import QtQuick
import QtQuick.Layouts
import Penstock.App
import Penstock.Components
import Penstock.Style

// While an entry is entered anew: which one, what waits behind it, and the two ways out. On a low
// page it is one button, and the question behind it has the rest.
Rectangle {
    id: root

    required property GameTable table
    required property bool isLow
    readonly property int misfits: table.misfits.length
    readonly property bool isStuck: misfits > 0

    signal goOnRequested

    visible: table.amendedEntry > 0
    implicitHeight: table.amendedEntry > 0 ? column.implicitHeight + 2 * Style.gapSmall : 0
    color: Style.color.surface
    border.width: Style.hairline
    border.color: Style.color.line

    ColumnLayout {
        id: column

        anchors.centerIn: parent
        width: Math.min(root.width - 2 * Style.gap, 2 * Style.column)
        spacing: Style.gapSmall

        ActionButton {
            objectName: "amendmentButton"
            visible: root.isLow
            text: root.isStuck ? qsTr("No longer fit: %1 of %2 entries").arg(root.misfits).arg(root.table.waitingEntries) : qsTr("Entry %1: leave it as it was").arg(root.table.amendedEntry)
            Layout.fillWidth: true
            onClicked: {
                if (root.isStuck)
                    root.goOnRequested();
                else
                    root.table.leaveAmendment();
            }
        }

        BodyText {
            objectName: "amendedText"
            visible: !root.isLow
            text: root.isStuck ? qsTr("“%1” no longer fits. %2").arg(root.table.misfits[0]).arg(root.table.misfitReason) : qsTr("Changing entry %1: enter what really happened.").arg(root.table.amendedEntry)
            font.weight: Font.DemiBold
            font.pixelSize: Style.fontSmall
            Layout.fillWidth: true
            Accessible.role: Accessible.AlertMessage
        }

        BodyText {
            objectName: "waitingText"
            visible: !root.isLow && root.table.waitingEntries > 0
            text: root.isStuck ? qsTr("Entries that no longer fit: %1 of %2. You can also keep entering.").arg(root.misfits).arg(root.table.waitingEntries) : qsTr("Later entries waiting: %1. They follow as soon as they fit.").arg(root.table.waitingEntries)
            font.pixelSize: Style.fontSmall
            Layout.fillWidth: true
        }

        GridLayout {
            visible: !root.isLow
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
                text: qsTr("Go on without them")
                Layout.fillWidth: true
                Layout.fillHeight: true
                Layout.preferredWidth: 1
                onClicked: root.goOnRequested()
            }
        }
    }
}
