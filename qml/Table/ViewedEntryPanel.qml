import QtQuick
import QtQuick.Layouts
import Penstock.App
import Penstock.Components
import Penstock.Style

// While an earlier entry is looked at: what it is, and the ways to go on.
ColumnLayout {
    id: root

    required property GameTable table

    spacing: Style.gapSmall

    BodyText {
        objectName: "viewedText"
        text: qsTr("The table after entry %1 of %2").arg(root.table.viewedEntry).arg(root.table.entryCount)
        font.weight: Font.DemiBold
        Layout.fillWidth: true
    }

    ActionButton {
        objectName: "goBackToHereButton"
        text: qsTr("Go back to here")
        Layout.fillWidth: true
        onClicked: root.table.goTo(root.table.viewedEntry)
    }

    ActionButton {
        objectName: "returnToNowButton"
        text: qsTr("Return to now")
        prominent: true
        Layout.fillWidth: true
        onClicked: root.table.view(-1)
    }
}
