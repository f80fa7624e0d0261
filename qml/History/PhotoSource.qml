pragma ComponentBehavior: Bound
import QtQuick

// Where a photo comes from. What it needs is loaded when it is first wanted: most visits to a play
// want no photo.
QtObject {
    id: root

    readonly property Loader loader: Loader {
    }

    signal picked(url file)

    function open() {
        if (loader.status === Loader.Null) {
            loader.source = "PhotoPicker.qml";
            loader.item?.accepted.connect(() => root.picked(loader.item.selectedFile));
        }
        loader.item?.open();
    }
}
