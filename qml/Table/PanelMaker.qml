import QtQuick

// A panel that is made when it is first wanted and kept from then on: most of a game needs few.
Loader {
    id: root

    required property bool isWanted
    required property url file
    required property var properties // what the panel requires

    function makeIfWanted() {
        if (isWanted && `${file}` !== "" && properties && status === Loader.Null)
            setSource(file, properties);
    }

    // Out of sight it keeps its size: a layout of Qt 6.4 that nobody sees still knows what has gone.
    anchors.fill: isWanted ? parent : undefined
    visible: isWanted
    onIsWantedChanged: makeIfWanted()
    Component.onCompleted: makeIfWanted()
}
