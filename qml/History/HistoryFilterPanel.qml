pragma ComponentBehavior: Bound
import QtQuick
import Penstock.App
import Penstock.Components
import Penstock.Style

// All that the list can be filtered by. Only what there is more than one of can be chosen.
Column {
    id: root

    required property HistoryModel history

    spacing: Style.gapSmall

    Repeater {
        model: HistoryFilterModel {
            id: kinds

            history: root.history
        }

        ChoiceField {
            required property int index

            objectName: `filter${index}`
            width: root.width
            visible: ids.length > 1 || chosen !== ""
            onPicked: id => kinds.choose(index, id)
        }
    }

    EntryField {
        objectName: "fromDay"
        width: root.width
        label: qsTr("From the day")
        placeholderText: qsTr("from 2026-01-31")
        text: root.history.fromDay
        inputMethodHints: Qt.ImhDate
        onEntered: text => root.history.fromDay = text
    }

    EntryField {
        objectName: "toDay"
        width: root.width
        label: qsTr("Up to the day")
        placeholderText: qsTr("to 2026-12-31")
        text: root.history.toDay
        inputMethodHints: Qt.ImhDate
        onEntered: text => root.history.toDay = text
    }

    ActionButton {
        objectName: "clearFilter"
        width: root.width
        text: qsTr("Show all again")
        enabled: root.history.isFiltered
        onClicked: root.history.clearFilter()
    }
}
