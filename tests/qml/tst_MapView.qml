import QtQuick
import QtTest
import Penstock.App
import Penstock.Barrage
import Penstock.Style
import Penstock.Tests

TestCase {
    id: root

    property MapView view: null

    function open(width: int) {
        view = createTemporaryObject(component, root, {
                "width": width
            }) as MapView;
        verify(view);
        waitForRendering(view);
        siteSpy.target = view;
        basinSpy.target = view;
        headstreamSpy.target = view;
        siteSpy.clear();
        basinSpy.clear();
        headstreamSpy.clear();
    }

    // The middle of a spot in the view's own pixels.
    function middleOf(spot: MapSpot): point {
        return Qt.point(view.pan.x + (spot.box.x + spot.box.width / 2) * view.unit, view.pan.y + (spot.box.y + spot.box.height / 2) * view.unit);
    }

    function click(spot: MapSpot) {
        const at = middleOf(spot);
        mouseClick(view, at.x, at.y);
    }

    function doubleTap(at: point) {
        const touch = touchEvent(view);
        games.expectDoubleTaps();
        for (let i = 0; i < 2; ++i) {
            touch.press(1, view, at.x, at.y).commit();
            touch.release(1, view, at.x, at.y).commit();
        }
        games.tapAsEver();
    }

    function sheetTitle(): string {
        return view.sheet?.opened ? findChild(view.sheet.contentItem, "sheetTitle").text : "";
    }

    function widths(): list<var> {
        return [{
                "tag": "360",
                "width": 360
            }, {
                "tag": "390",
                "width": 390
            }];
    }

    function init() {
        failOnWarning(/.?/);
        Style.reducedMotion = true;
    }

    function cleanup() {
        Style.reducedMotion = false;
        Style.textScale = 1;
    }

    function test_wholeMapIsThereWhereItCanBeRead() {
        open(600);
        compare(view.zoom, 1);
        compare(view.unit, 600 / view.map.size.width);
        Style.textScale = 1.5; // no reason to hide a part of it
        compare(view.zoom, 1);
    }

    function test_aPartIsShownWhereTheWholeIsTooSmall_data() {
        return widths();
    }

    function test_aPartIsShownWhereTheWholeIsTooSmall(row) {
        open(row.width);
        view.height = 240;
        fuzzyCompare(view.unit, view.readable, 0.01);
        const whole = view.wholeUnit;
        doubleTap(Qt.point(180, 100)); // all of it is a double tap away
        fuzzyCompare(view.unit, whole, 0.01);
        doubleTap(Qt.point(60, 200));
        fuzzyCompare(view.unit, view.readable, 0.01);
        view.fullHeight = 240;
        view.height = 100; // covered by something
        fuzzyCompare(view.unit, view.readable, 0.01);
    }

    function test_theMapFollowsTheTextSize() {
        open(390);
        view.height = 240;
        const before = view.unit;
        Style.textScale = 1.2;
        fuzzyCompare(view.unit, 1.2 * before, 0.01);
        Style.textScale = 1.5;
        fuzzyCompare(view.unit, 390 / view.leastSeen, 0.01); // and still shows two basins
    }

    function test_aFlickGoesOnAfterTheFinger() {
        open(360);
        Style.reducedMotion = false;
        view.zoomTo(view.mostZoom, Qt.point(0, 0));
        const touch = touchEvent(view);
        touch.press(1, view, 300, 200).commit();
        for (let step = 1; step <= 6; ++step) {
            touch.move(1, view, 300 - step * 20, 200).commit();
            wait(8); // a flick has a speed
        }
        touch.release(1, view, 180, 200).commit();
        const released = view.pan.x;
        tryVerify(() => view.pan.x < released - 20);
        verify(view.zoom === view.mostZoom);
    }

    function test_everyBasinAnswers_data() {
        return widths();
    }

    function test_everyBasinAnswers(row) {
        open(row.width);
        view.zoomTo(1, Qt.point(0, 0));
        view.opensSheet = false;
        for (let i = 0; i < view.map.basins.length; ++i) {
            click(view.map.basins[i]);
            tryCompare(basinSpy, "count", i + 1);
            compare(basinSpy.signalArguments[i][0], i + 1);
        }
        for (let i = 0; i < view.map.headstreams.length; ++i) {
            click(view.map.headstreams[i]);
            compare(headstreamSpy.count, i + 1);
            compare(headstreamSpy.signalArguments[i][0], i);
        }
        compare(siteSpy.count, 0);
    }

    function test_sheetOffersEverySpace() {
        open(360);
        view.zoomTo(1, Qt.point(0, 0));
        click(view.map.basins[4]);
        tryVerify(() => sheetTitle().startsWith("Basin 5"));
        const sites = view.map.basins[4].sites;
        compare(sites.length, 6);
        const rows = [];
        for (let i = 0; i < sites.length; ++i) {
            rows.push(findChild(view.sheet.contentItem, `siteRow${sites[i].structure}_${sites[i].number}`));
            verify(rows[i], sites[i].name);
        }
        // Until the layout has placed them, they lie on top of each other.
        tryVerify(() => rows.every((row, i) => row.height >= 48 && row.width >= 48 && (i === 0 || row.y >= rows[i - 1].y + 48)));
        const upper = findChild(view.sheet.contentItem, "siteRow0_8");
        mouseClick(upper);
        tryCompare(siteSpy, "count", 1);
        compare(siteSpy.signalArguments[0][0], 0);
        compare(siteSpy.signalArguments[0][1], 8);
    }

    function test_doubleTapZoomsAndBack() {
        open(480); // whole
        doubleTap(middleOf(view.map.basins[5]));
        compare(view.zoom, view.doubleTapZoom);
        verify(view.pan.x < 0 && view.pan.y < 0);
        wait(2 * 220); // longer than a tap waits for a second one: the sheet stays closed
        compare(basinSpy.count, 0);
        doubleTap(Qt.point(180, 200));
        compare(view.zoom, 1);
        compare(view.pan.x, 0);
    }

    function test_zoomedSpacesAnswerThemselves() {
        open(360);
        view.zoomTo(view.mostZoom, Qt.point(180, 200));
        const dams = view.map.dams;
        view.goTo(dams[8]);
        click(dams[8]);
        compare(siteSpy.count, 1);
        compare(siteSpy.signalArguments[0][1], 8);
    }

    function test_pinchZooms() {
        open(360);
        const touch = touchEvent(view);
        touch.press(1, view, 150, 200).press(2, view, 210, 200).commit();
        for (let step = 1; step <= 10; ++step)
            touch.move(1, view, 150 - step * 8, 200).move(2, view, 210 + step * 8, 200).commit();
        touch.release(1, view, 70, 200).release(2, view, 290, 200).commit();
        verify(view.zoom > 1.2, view.zoom);
        compare(basinSpy.count, 0);
    }

    function test_zoomedMapIsDraggedToItsEdges() {
        open(360);
        view.zoomTo(2, Qt.point(180, 200));
        const before = view.pan.x;
        mouseDrag(view, 180, 200, -60, 0);
        verify(view.pan.x < before);
        for (let i = 0; i < 8; ++i)
            mouseDrag(view, 300, 200, -200, 0);
        compare(view.pan.x, view.width - view.map.size.width * view.unit);
    }

    function test_keysWalkAndOpen() {
        open(360);
        view.forceActiveFocus();
        compare(view.current, view.map.headstreams[0]);
        keyClick(Qt.Key_Return);
        compare(headstreamSpy.count, 1);
        keyClick(Qt.Key_Down);
        compare(view.current, view.map.basins[0]);
        keyClick(Qt.Key_Right);
        compare(view.current, view.map.basins[1]);
        keyClick(Qt.Key_Tab);
        compare(view.current, view.map.basins[2]);
        keyClick(Qt.Key_Return);
        compare(basinSpy.count, 1);
        compare(basinSpy.signalArguments[0][0], 3);
        tryVerify(() => sheetTitle().startsWith("Basin 3"));
    }

    // One frame each, and those of neighbours do not touch.
    function test_marksOfNeighboursStayApart_data() {
        return [{
                "tag": "candidates"
            }, {
                "tag": "concerned"
            }];
    }

    function test_marksOfNeighboursStayApart(row) {
        open(360);
        const sites = view.map.basins[10].sites; // four powerhouses side by side
        const marks = [];
        for (let i = 0; i < sites.length; ++i)
            marks.push(markMaker.createObject(root, {
                        "spot": sites[i],
                        "kind": row.tag === "candidates" ? MapSpot.Candidate : MapSpot.Concerned
                    }) as MarkDelegate);
        for (let i = 1; i < marks.length; ++i)
            verify(marks[i].x - marks[i - 1].x - marks[i - 1].width >= 1);
        // What is drawn besides the frame stays within it.
        const numbers = (marks[0].ornament().match(/-?[0-9.]+/g) ?? []).map(Number);
        verify(numbers.every(each => each >= 0 && each <= marks[0].width), `${numbers}`);
        compare(numbers.length > 0, row.tag === "candidates");
        marks.forEach(mark => mark.destroy());
        wait(0); // the marks go before the map
    }

    // What a rule refuses is hatched, but what stands there can still be read.
    function test_hatchingLeavesWhatIsWrittenFree() {
        open(360);
        const longest = spot => {
            const mark = markMaker.createObject(root, {
                    "spot": spot
                }) as MarkDelegate;
            const lines = mark.hatching(60, 20).match(/l-?[0-9.]+/g).map(line => Math.abs(Number(line.slice(1))));
            mark.destroy();
            return Math.max(...lines);
        };
        compare(longest(view.map.dams[0]), 20); // an empty space
        verify(longest(view.map.conduits[0]) < 4); // a plate with its value
        verify(longest(view.map.headstreams[0]) < 4);
        wait(0); // the marks go before the map
    }

    name: "MapView"
    when: windowShown
    visible: true
    width: 390
    height: 844

    Component {
        id: markMaker

        MarkDelegate {
        }
    }

    Component {
        id: component

        MapView {
            height: implicitHeight

            map: BarrageMapModel {
            }
        }
    }

    SignalSpy {
        id: siteSpy

        signalName: "siteTapped"
    }

    TestGames {
        id: games
    }

    SignalSpy {
        id: basinSpy

        signalName: "basinTapped"
    }

    SignalSpy {
        id: headstreamSpy

        signalName: "headstreamTapped"
    }
}
