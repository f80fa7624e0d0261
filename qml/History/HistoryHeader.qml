pragma ComponentBehavior: Bound
import QtQuick
import Penstock.App
import Penstock.Components
import Penstock.Style

// Above the list: the ways to other pages, the search, the filter and how much is left.
Column {
    id: root

    required property HistoryModel history
    property bool showsFilter: false
    readonly property real half: (width - Style.gapSmall) / 2

    signal pageRequested(string name, var properties)

    spacing: Style.gapSmall
    bottomPadding: Style.gapSmall

    Row {
        spacing: Style.gapSmall

        ActionButton {
            objectName: "statisticsButton"
            width: root.half
            text: qsTr("Statistics")
            enabled: root.history.total > 0
            onClicked: root.pageRequested("statistics", {})
        }

        ActionButton {
            objectName: "addPlayButton"
            width: root.half
            text: qsTr("Add a play")
            onClicked: root.pageRequested("playEdit", {})
        }
    }

    EntryField {
        objectName: "searchField"
        width: root.width
        visible: root.history.total > 0
        label: qsTr("Search names, places, comments")
        placeholderText: qsTr("Search")
        text: root.history.text
        onEntered: text => root.history.text = text
    }

    ActionButton {
        objectName: "filterButton"
        width: root.width
        visible: root.history.total > 0
        text: (root.showsFilter ? qsTr("Hide the filter") : qsTr("Filter")) + (root.showsFilter ? " ▴" : " ▾")
        Accessible.name: root.showsFilter ? qsTr("Hide the filter") : qsTr("Filter")
        onClicked: root.showsFilter = !root.showsFilter
    }

    HistoryFilterPanel {
        width: root.width
        visible: root.showsFilter
        history: root.history
    }

    BodyText {
        objectName: "countText"
        width: root.width
        visible: root.history.total > 0
        text: root.history.isFiltered ? qsTr("Plays: %1 of %2").arg(root.history.count).arg(root.history.total) : qsTr("Plays: %1").arg(root.history.total)
        color: Style.color.inkSoft
        font.pixelSize: Style.fontSmall
        Accessible.role: Accessible.StaticText
        Accessible.name: text
    }

    BodyText {
        objectName: "emptyHistory"
        width: root.width
        visible: root.history.count === 0
        text: root.history.total === 0 ? qsTr("No game has been finished yet. The result of every game played to its end stands here.") : qsTr("No play fits. Search for less, or show all again.")
        color: Style.color.inkSoft
    }
}
