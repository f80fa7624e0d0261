pragma ComponentBehavior: Bound
import QtQuick
import Penstock.App
import Penstock.Components

// One basin in large: every building space of it as a row to read and to tap. In a turn the rows offer
// what can be built there.
BottomSheet {
    id: root

    property MapBasin basin: null
    property BarrageChoiceModel choice: null

    signal siteTapped(int structure, int index)

    // Its rows are made anew, because what can be built changes from turn to turn.
    function show(wanted: MapBasin) {
        basin = null;
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
            offer: root.choice?.offerAt(site.structure, site.number) ?? ""
            offerCost: root.choice?.offerCost(site.structure, site.number) ?? ""
            width: parent.width
            onClicked: {
                root.close();
                if (offer === "" || !root.choice.buildAt(site.structure, site.number))
                    root.siteTapped(site.structure, site.number);
            }
        }
    }
}
