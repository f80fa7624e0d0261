import QtQuick
import Penstock.App
import Penstock.Barrage

// Where drops would run, asked with taps: tile 3 puts two drops on headstream C in round 1, and the
// neutral dam 6L has room for one of them.
GameCase {
    id: root

    property BarrageMapModel map: null

    function openPlain() {
        verify(games.beginPlain(barrageTable));
        verify(games.proceed(barrageTable));
        open(390, 844);
        map = item("mapView").map;
        compare(map.headstreams[2].drops, 2);
    }

    function clickOn(spot: MapSpot) {
        const view = item("mapView");
        view.goTo(spot);
        mouseClick(view, view.pan.x + (spot.box.x + spot.box.width / 2) * view.unit, view.pan.y + (spot.box.y + spot.box.height / 2) * view.unit);
        waitForRendering(page, 300);
    }

    function test_aTapOnAHeadstreamCountsWhatWaits() {
        openPlain();
        compare(map.water.newText, "");
        clickOn(map.headstreams[2]);
        const sixL = map.dams[11];
        compare(sixL.drops + sixL.waitingDrops, sixL.capacity);
        compare(sixL.newDrops, 0); // there is no room for a third
        compare(map.headstreams[2].newDrops, 1);
        verify(map.water.newText !== "" && !map.water.newText.includes("6L"), map.water.newText);
        clickOn(map.headstreams[2]);
        compare(map.water.newText, "");
        compare(sixL.waitingDrops, 0);
    }

    function test_placingWaterTellsWhereAllOfItGoes() {
        openPlain();
        taps.tap(taps.optionCalled("Place water"));
        taps.tap(taps.firstLegal());
        tryVerify(() => shown("waterText"));
        verify(item("waterText").text.startsWith("Waiting drops: "));
        clickOn(map.headstreams[2]);
        const lines = item("waterText").text.split("\n");
        compare(lines.length, 2);
        verify(lines[1].startsWith("New drops: "), lines[1]);
        compare(map.dams[11].newDrops, 0);
        compare(map.headstreams[2].waitingDrops, 2);
        item("choiceBackButton").clicked();
        verify(!item("waterText").text.includes("New drops"));
    }

    function test_lostDropsAreCrossedOutAndCounted() {
        openPlain();
        verify(!shown("lostNew11"));
        clickOn(map.headstreams[0]); // nothing is built below it
        verify(shown("lostNew11"));
        verify(!shown("lostWaiting11"));
        const sign = item("lostNew11");
        compare(sign.count, 1);
        const view = item("mapView");
        view.goTo(map.basins[10]);
        verify(sign.mapToItem(view, 0, sign.height).y <= view.height + 1);
    }

    name: "MapWater"

    GameTaps {
        id: taps

        test: root
        page: root.page
    }
}
