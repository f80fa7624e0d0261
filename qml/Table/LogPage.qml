pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Controls.Basic
import Penstock.App
import Penstock.Components
import Penstock.Style

// All entries, the newest at the bottom. A tap shows the table as it was after that entry; from
// there one goes back to it or returns to now. While an entry is entered anew, it is only read.
Page {
    id: root

    required property GameTable table
    required property Component badge // whose entry it is: has a `seat`
    readonly property bool isReadOnly: table.amendedEntry > 0

    signal backRequested

    title: qsTr("Log")

    background: Rectangle {
        color: Style.color.paper
    }

    header: Column {
        PageHeader {
            width: parent.width
            title: root.title
            onBackRequested: root.backRequested()
        }

        BodyText {
            objectName: "amendedNote"
            visible: root.isReadOnly
            x: (parent.width - width) / 2
            width: Math.min(parent.width - 2 * Style.gap, Style.column)
            bottomPadding: Style.gapSmall
            text: qsTr("You are changing entry %1. Look back at the table when that is done.").arg(root.table.amendedEntry)
            font.pixelSize: Style.fontSmall
            Accessible.role: Accessible.StaticText
            Accessible.name: text
        }
    }

    ListView {
        id: list

        objectName: "entries"
        anchors.top: parent.top
        anchors.bottom: parent.bottom
        anchors.horizontalCenter: parent.horizontalCenter
        width: Math.min(parent.width - 2 * Style.gap, Style.column)
        clip: true
        spacing: Style.gapSmall / 2
        cacheBuffer: 0 // entries are quick to make, and none is on its way when all go
        model: GameLogModel {
            id: log

            table: root.table
            onCountChanged: list.showCurrent()
        }
        currentIndex: log.currentRow
        // One stop of Tab: entries come and go, so arrows lead from one to the next.
        activeFocusOnTab: true
        highlightMoveDuration: 0
        Keys.onReturnPressed: (currentItem as LogEntryDelegate).chosen()
        Keys.onEnterPressed: (currentItem as LogEntryDelegate).chosen()
        Keys.onSpacePressed: (currentItem as LogEntryDelegate).chosen()
        delegate: LogEntryDelegate {
            width: list.width
            badge: root.badge
            isReadOnly: root.isReadOnly
            onChosen: root.table.view(isViewed ? -1 : number)
        }
        onHeightChanged: showCurrent()

        function showCurrent() {
            positionViewAtIndex(log.currentRow, root.isReadOnly ? ListView.Center : ListView.Contain);
        }

        ScrollBar.vertical: ScrollLine {
        }
    }

    footer: LogFooter {
        visible: root.table.viewedEntry >= 0
        table: root.table
        takesBackChance: log.takesBackChance
        onTableRequested: root.backRequested()
    }
}
