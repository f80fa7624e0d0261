pragma ComponentBehavior: Bound
import QtQuick
import Penstock.App
import Penstock.Pieces

// A space for a powerhouse, or the powerhouse of a company.
Item {
    id: root

    required property MapSite site
    readonly property bool isBuilt: site.owner !== MapSpot.Nobody

    implicitWidth: 17
    implicitHeight: 17

    Repeater {
        model: root.isBuilt ? 0 : 1

        EmptySpace {
            anchors.fill: parent
            isRed: root.site.isRedOutlined
            isDashed: false
            ground: PieceColors.map.basin
        }
    }

    MapBadge {
        anchors.fill: parent
        visible: root.isBuilt
        owner: root.site.owner
        radius: 1
    }
}
