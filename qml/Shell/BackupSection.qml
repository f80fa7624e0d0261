import QtQuick
import QtQuick.Controls.Basic
import QtQuick.Layouts
import Penstock.App
import Penstock.Components
import Penstock.Style

// Everything out of the app and into it again. It goes on if the page is left, and what came of it is
// said on the page where one is then.
ColumnLayout {
    id: root

    required property StoreTransfer transfer

    spacing: Style.gapSmall

    BodyText {
        text: qsTr("Backup")
        font.weight: Font.DemiBold
        Layout.fillWidth: true
        Accessible.role: Accessible.Heading
        Accessible.name: text
    }

    BodyText {
        text: qsTr("A backup holds all games, the history with its photos, and the settings. Restoring adds the games and results that are missing here: nothing that is here is changed or removed, nor are the settings.")
        color: Style.color.inkSoft
        font.pixelSize: Style.fontSmall
        Layout.fillWidth: true
    }

    ProgressBar {
        objectName: "transferProgress"
        visible: root.transfer.isBusy
        indeterminate: root.transfer.progress < 0
        value: Math.max(0, root.transfer.progress)
        Layout.fillWidth: true
        Accessible.name: qsTr("Progress")
    }

    ActionButton {
        objectName: "stopButton"
        text: qsTr("Stop")
        visible: root.transfer.canStop
        Layout.fillWidth: true
        onClicked: root.transfer.stop()
    }

    ActionButton {
        objectName: "backUpButton"
        text: qsTr("Make a backup")
        enabled: !root.transfer.isBusy
        Layout.fillWidth: true
        onClicked: saver.save(root.transfer.suggestedFile("sqlite"), file => root.transfer.backUp(file))
    }

    ActionButton {
        objectName: "restoreButton"
        text: qsTr("Restore or import…")
        enabled: !root.transfer.isBusy
        Layout.fillWidth: true
        onClicked: files.open()
    }

    ActionButton {
        objectName: "exportButton"
        text: qsTr("All games as one file")
        enabled: !root.transfer.isBusy
        Layout.fillWidth: true
        onClicked: saver.save(root.transfer.suggestedFile("penstock"), file => root.transfer.exportAll(file))
    }

    ActionButton {
        objectName: "exportCsvButton"
        text: qsTr("History as a table (CSV)")
        enabled: !root.transfer.isBusy
        Layout.fillWidth: true
        onClicked: saver.save(root.transfer.suggestedFile("csv"), file => root.transfer.exportCsv(file))
    }

    ActionButton {
        objectName: "exportBgStatsButton"
        text: qsTr("History for BG Stats")
        enabled: !root.transfer.isBusy
        Layout.fillWidth: true
        onClicked: saver.save(root.transfer.suggestedFile("bgsplay"), file => root.transfer.exportBgStats(file))
    }

    FileSaver {
        id: saver

        page: root
    }

    FileQuestion {
        id: files

        dialog: Qt.resolvedUrl("RestoreDialog.qml")
        sheet: Qt.resolvedUrl("RestoreSheet.qml")
        page: root
        onChosen: file => root.transfer.bringIn(file)
    }
}
