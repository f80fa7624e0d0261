pragma ComponentBehavior: Bound
import QtQuick
import Penstock.App
import Penstock.Pieces

// A base space: its dashed outline, or the dam with its owner, a bar for each of its levels and a
// drop, full, foreseen or hollow, for each it can hold.
Item {
    id: root

    required property MapSite site
    readonly property bool isBuilt: site.owner !== MapSpot.Nobody

    implicitWidth: 63
    implicitHeight: 18

    Repeater {
        model: root.isBuilt ? 0 : 1

        EmptySpace {
            anchors.fill: parent
            isRed: root.site.isRedOutlined
        }
    }

    MapBadge {
        visible: root.isBuilt
        y: 1
        owner: root.site.owner
    }

    Repeater {
        model: root.site.level

        Rectangle {
            required property int index

            x: 18
            y: 12 - index * 5.6
            width: 15
            height: 4.8
            color: root.site.owner >= 0 ? PieceColors.companies[root.site.owner].fill : PieceColors.map.neutral
            border.width: 0.8
            border.color: PieceColors.map.pipeEdge
        }
    }

    DropRow {
        visible: root.isBuilt
        x: 35
        y: 3.4
        filled: root.site.drops
        waiting: root.site.waitingDrops
        added: root.site.newDrops
        room: root.site.capacity
        pitch: root.site.capacity > 3 ? 7 : 9.4
    }
}
