pragma ComponentBehavior: Bound
import QtQuick
import Penstock.App
import Penstock.Components

// One basin in large: every building space of it as a row to read and to tap.
BottomSheet {
    id: root

    property MapBasin basin: null

    signal siteTapped(int structure, int index)

    function show(wanted: MapBasin) {
        basin = wanted;
        open();
    }

    title: basin ? `${basin.name} · ${basin.areaName}` : ""

    Repeater {
        model: root.basin ? root.basin.sites : []

        SiteRow {
            required property MapSite modelData

            objectName: `siteRow${modelData.structure}_${modelData.number}`
            site: modelData
            width: parent.width
            onClicked: {
                root.close();
                root.siteTapped(site.structure, site.number);
            }
        }
    }
}
