import QtQuick
import QtQuick.Layouts
import Penstock.App
import Penstock.Components
import Penstock.Style

// What can be done with the entry that is looked at.
Rectangle {
    id: root

    required property GameTable table
    required property bool takesBackChance
    readonly property bool isForward: table.viewedEntry > table.cursor

    signal tableRequested

    implicitHeight: visible ? column.implicitHeight + 2 * Style.gapSmall : 0
    color: Style.color.surface

    ColumnLayout {
        id: column

        anchors.centerIn: parent
        width: Math.min(root.width - 2 * Style.gap, Style.column)
        spacing: Style.gapSmall

        BodyText {
            text: root.table.viewedEntry === 0 ? qsTr("The table as it was set up") : qsTr("The table after entry %1").arg(root.table.viewedEntry)
            font.pixelSize: Style.fontSmall
            font.weight: Font.DemiBold
            Layout.fillWidth: true
        }

        BodyText {
            objectName: "chanceWarning"
            visible: root.takesBackChance
            text: qsTr("⚠ Going back takes back something you have already seen revealed.")
            font.pixelSize: Style.fontSmall
            Layout.fillWidth: true
        }

        GridLayout {
            columns: root.width > Style.column || Style.textScale <= 1 ? 2 : 1
            columnSpacing: Style.gapSmall
            rowSpacing: Style.gapSmall
            Layout.fillWidth: true
            Layout.fillHeight: false

            ActionButton {
                objectName: "seeTableButton"
                text: qsTr("See the table")
                Layout.fillWidth: true
                Layout.fillHeight: true
                Layout.preferredWidth: 1
                onClicked: root.tableRequested()
            }

            ActionButton {
                objectName: "goToButton"
                text: root.isForward ? qsTr("Go forward to here") : qsTr("Go back to here")
                enabled: root.table.viewedEntry !== root.table.cursor
                Layout.fillWidth: true
                Layout.fillHeight: true
                Layout.preferredWidth: 1
                onClicked: root.table.goTo(root.table.viewedEntry)
            }
        }

        ActionButton {
            objectName: "amendButton"
            visible: root.table.viewedEntry > 0 && root.table.viewedEntry <= root.table.cursor
            text: qsTr("Change this entry")
            Layout.fillWidth: true
            onClicked: {
                root.table.amend(root.table.viewedEntry);
                root.tableRequested();
            }
        }

        ActionButton {
            objectName: "returnButton"
            text: qsTr("Return to now")
            prominent: true
            Layout.fillWidth: true
            onClicked: root.table.view(-1)
        }
    }
}
