pragma ComponentBehavior: Bound
import QtQuick
import Penstock.Style

// Asks for a file. What asks is loaded when it is first wanted: most visits to a page want none.
QtObject {
    id: root

    required property url dialog // where its QML file is
    // Likewise of a sheet of ours for narrow windows, where Qt's own dialog has no room; phones have
    // dialogs of their own.
    property url sheet
    property Item page: null // on which it is asked
    readonly property bool isOnPhone: Qt.platform.os === "android" || Qt.platform.os === "ios"
    readonly property bool isNarrow: page !== null && !isOnPhone && page.Window.width < Style.dialog
    readonly property var asking: loader.item // a dialog or a sheet; null until it is loaded
    readonly property Loader loader: Loader {
    }

    signal chosen(url file)

    function open() {
        load();
        asking?.open();
    }

    function load() {
        const wanted = isNarrow && `${sheet}` !== "" ? sheet : dialog;
        if (`${loader.source}` === `${wanted}`)
            return;
        // Loaded by no item, a dialog of Qt 6.8 would not find its window.
        loader.setSource(wanted, wanted === sheet ? {
                "parent": page.Window.contentItem
            } : {
                "parentWindow": page?.Window.window ?? null
            });
        asking?.accepted.connect(() => root.chosen(root.asking.selectedFile));
    }
}
