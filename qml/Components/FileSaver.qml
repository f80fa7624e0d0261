pragma ComponentBehavior: Bound
import QtQuick

// Asks where a new file goes and has it written there.
FileQuestion {
    id: root

    // A phone's share sheet asks once the file is written.
    readonly property bool isAsking: !isOnPhone
    property var write: null

    dialog: Qt.resolvedUrl("SaveDialog.qml")
    sheet: Qt.resolvedUrl("SaveSheet.qml")
    onChosen: file => write(file)

    function save(suggestion: url, write: var) {
        if (!isAsking) {
            write(suggestion);
            return;
        }
        root.write = write;
        load();
        asking?.suggest(suggestion);
        asking?.open();
    }
}
