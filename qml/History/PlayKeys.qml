import QtQuick

// The one stop of Tab for the rows of a list, which come and go: arrows lead from one to the next. It
// lies over the list and not in it, so that what is typed above the rows keeps the focus.
Item {
    id: root

    required property ListView list
    required property string title
    property int place: 0 // of the row that the keys are at
    property string spoken: ""

    signal chosen(int place)

    function go(to: int) {
        place = Math.max(0, Math.min(list.count - 1, to));
        list.positionViewAtIndex(place, ListView.Contain);
        if (place === 0)
            list.contentY = list.originY - list.topMargin; // what stands above it is seen too
        spoken = list.itemAtIndex(place)?.Accessible.name ?? "";
    }

    visible: list.count > 0
    activeFocusOnTab: true
    Accessible.role: Accessible.List
    Accessible.name: activeFocus && spoken !== "" ? spoken : title
    Accessible.focusable: true
    onActiveFocusChanged: {
        if (activeFocus)
            go(place);
    }
    Keys.onUpPressed: go(place - 1)
    Keys.onDownPressed: go(place + 1)
    Keys.onReturnPressed: chosen(place)
    Keys.onEnterPressed: chosen(place)
    Keys.onSpacePressed: chosen(place)
    Keys.onPressed: event => {
        event.accepted = event.key === Qt.Key_Home || event.key === Qt.Key_End;
        if (event.accepted)
            go(event.key === Qt.Key_Home ? 0 : list.count - 1);
    }

    Connections {
        target: root.list

        function onCountChanged() {
            root.place = Math.max(0, Math.min(root.list.count - 1, root.place));
        }
    }
}
