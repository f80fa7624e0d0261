import QtQuick
import Penstock.App

// The sheet of a basin, made when it is first wanted.
Loader {
    id: root

    property BarrageChoiceModel choice: null
    readonly property var sheet: item // named by its type it would be read at once

    signal siteTapped(int structure, int index)

    function show(basin: MapBasin) {
        active = true;
        sheet.choice = choice;
        sheet.show(basin);
    }

    active: false
    source: "BasinSheet.qml"

    Connections {
        function onSiteTapped(structure: int, index: int) {
            root.siteTapped(structure, index);
        }

        target: root.sheet
    }
}
