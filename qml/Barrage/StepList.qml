pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Layouts
import Penstock.App

// What has to be done with the pieces, in order; long lists say what the hands reach for.
ColumnLayout {
    id: root

    required property AutomaLineModel lines
    property int shown: -1 // the line whose places are marked
    property bool canTick: false

    signal tapped(int index)

    // How many lines end below there.
    function countBelow(bottom: real): int {
        let count = 0;
        for (let i = 0; i < repeater.count; ++i) {
            const line = repeater.itemAt(i);
            if (line && y + line.y + line.height > bottom + 1)
                ++count;
        }
        return count;
    }

    spacing: 0

    Repeater {
        id: repeater

        model: root.lines

        StepDelegate {
            objectName: `line${index}`
            canTick: root.canTick
            showsGroup: repeater.count > 7
            isShown: index === root.shown
            Layout.fillWidth: true
            onShown: root.tapped(index)
            onTicked: (root.lines as StepListModel).tick(index)
        }
    }
}
