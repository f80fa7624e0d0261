import QtQuick
import Penstock.App

// The drop that runs over the map, one after the other.
Item {
    id: root

    required property BarrageMapModel map

    visible: map.isFlowing

    DropRow {
        id: drop

        filled: 1
        scale: 1.5
    }

    PathAnimation {
        id: run

        target: drop
        duration: root.map.flowDuration
        easing.type: Easing.InOutSine
        anchorPoint: Qt.point(4, 5.6)
        onFinished: root.map.arrive()

        path: Path {
            PathSvg {
                path: root.map.flowPath
            }
        }
    }

    Connections {
        function onFlowChanged() {
            run.stop();
            if (root.map.isFlowing)
                run.start();
        }

        target: root.map
    }
}
