pragma ComponentBehavior: Bound
import QtQuick

// Asks for a file. The dialog is loaded when it is first wanted: most visits to a page want none.
QtObject {
    id: root

    required property url dialog // where its QML file is
    readonly property Loader loader: Loader {
    }

    signal chosen(url file)

    function open() {
        load();
        loader.item?.open();
    }

    function load() {
        if (loader.status !== Loader.Null)
            return;
        loader.source = dialog;
        loader.item?.accepted.connect(() => root.chosen(loader.item.selectedFile));
    }
}
