pragma ComponentBehavior: Bound
import QtQuick
import Penstock.App
import Penstock.Style

// The map to look at and to tap: pinch, double tap, wheel or + and - zoom, a zoomed map can be
// dragged and flicked. Where the whole is too small to read it shows a part, moves to what is marked
// and keeps its scale. Arrow keys and Tab go through what can be chosen.
FocusScope {
    id: root

    required property BarrageMapModel map
    property bool opensSheet: true // a tap on a basin shows its spaces in large
    property BarrageChoiceModel choice: null // what the sheet offers to build
    readonly property alias sheet: sheetMaker.sheet
    property real fullHeight: height // where a panel covers a part of it
    property real zoom: 1
    readonly property real mostZoom: Math.max(4, 1.5 * restingZoom)
    readonly property real doubleTapZoom: 2.4
    readonly property real readable: 1.3 // pixels of a unit; letters and drops are 12 and 11 units high
    readonly property real leastSeen: 240 // units of the width, however large texts are
    readonly property real wholeUnit: Math.max(0, Math.min(width / map.size.width, fullHeight / map.size.height))
    readonly property real partUnit: Math.min(readable * Math.max(1, Style.textScale), width / leastSeen)
    readonly property real restingZoom: wholeUnit >= readable || wholeUnit <= 0 ? 1 : Math.max(1, partUnit / wholeUnit)
    readonly property real unit: wholeUnit * zoom
    property point wantedPan: Qt.point(0, 0)
    // The upper left corner of the drawing; never leaves paper beside one larger than the view.
    readonly property point pan: Qt.point(place(wantedPan.x, width, canvas.width * unit), place(wantedPan.y, height, canvas.height * unit))
    readonly property bool isChanging: glide.running
    property MapSpot current: null // where the keyboard is
    property MapSpot waiting: null // tapped, unless a second tap makes it a double tap

    signal siteTapped(int structure, int index)
    signal basinTapped(int number)
    signal headstreamTapped(int index)

    // Zooms so that what lies under the point stays there.
    function zoomTo(wanted: real, at: point) {
        glide.stop();
        const factor = Math.max(1, Math.min(mostZoom, wanted)) / zoom;
        wantedPan = Qt.point(at.x - (at.x - pan.x) * factor, at.y - (at.y - pan.y) * factor);
        zoom *= factor;
    }

    // Another size of the view or of texts: the scale for it, where one was.
    function rest() {
        zoomTo(restingZoom, Qt.point(width / 2, fullHeight / 2));
        showMarked(true);
    }

    // Moves no further than it has to, and not at all if what is marked is seen.
    function showMarked(isAtOnce: bool) {
        if (zoom <= 1 || unit <= 0)
            return;
        const corner = map.cornerFor(Qt.rect(-pan.x / unit, -pan.y / unit, width / unit, fullHeight / unit));
        glideTo(Qt.point(-corner.x * unit, -corner.y * unit), isAtOnce);
    }

    function glideTo(corner: point, isAtOnce: bool) {
        glide.stop();
        if (isAtOnce || Style.reducedMotion) {
            wantedPan = corner;
            return;
        }
        glide.from = pan;
        glide.to = Qt.point(place(corner.x, width, canvas.width * unit), place(corner.y, height, canvas.height * unit));
        glide.start();
    }

    function place(wanted: real, room: real, needed: real): real {
        return needed <= room ? (room - needed) / 2 : Math.max(room - needed, Math.min(0, wanted));
    }

    function spotAt(at: point): MapSpot {
        return map.spotAt((at.x - pan.x) / unit, (at.y - pan.y) / unit, unit);
    }

    // What can be chosen answers at once; a sheet would cover the place of a second tap.
    function tapAt(at: point) {
        if (map.isFlowing) {
            map.skip();
            return;
        }
        const spot = spotAt(at);
        if (spot && spot.target === MapSpot.Basin)
            waiting = spot;
        else if (spot)
            tap(spot);
    }

    // What a tap on it means; basins open their sheet.
    function tap(spot: MapSpot) {
        switch (spot.target) {
        case MapSpot.Headstream:
            headstreamTapped(spot.number);
            break;
        case MapSpot.Basin:
            basinTapped(spot.number);
            if (opensSheet)
                showSheet(spot as MapBasin);
            break;
        default:
            siteTapped((spot as MapSite).structure, spot.number);
        }
    }

    function showSheet(basin: MapBasin) {
        sheetMaker.show(basin);
    }

    // Shows where the keyboard is even if that lies outside a zoomed view.
    function goTo(spot: MapSpot) {
        current = spot;
        const x = (spot.box.x + spot.box.width / 2) * unit;
        const y = (spot.box.y + spot.box.height / 2) * unit;
        wantedPan = Qt.point(width / 2 - x, height / 2 - y);
    }

    function step(event: KeyEvent, direction: int) {
        const next = current ? map.stopAfter(current, direction) : map.firstStop();
        event.accepted = next !== null;
        if (next)
            goTo(next);
    }

    implicitWidth: map.size.width
    implicitHeight: width / map.size.width * map.size.height
    activeFocusOnTab: true
    clip: zoom > 1
    // The software renderer draws shapes of which a clip leaves nothing as if there were no clip.
    layer.enabled: clip && GraphicsInfo.api === GraphicsInfo.Software
    onActiveFocusChanged: {
        if (activeFocus && !current)
            current = map.firstStop();
    }
    onRestingZoomChanged: rest()

    Accessible.role: Accessible.Canvas
    Accessible.name: current && activeFocus ? `${current.name}: ${current.detail}` : qsTr("Map")
    Accessible.focusable: true

    Keys.onLeftPressed: goTo(map.stopTowards(current, -1, 0))
    Keys.onRightPressed: goTo(map.stopTowards(current, 1, 0))
    Keys.onUpPressed: goTo(map.stopTowards(current, 0, -1))
    Keys.onDownPressed: goTo(map.stopTowards(current, 0, 1))
    Keys.onTabPressed: event => step(event, 1)
    Keys.onBacktabPressed: event => step(event, -1)
    Keys.onReturnPressed: tap(current)
    Keys.onEnterPressed: tap(current)
    Keys.onSpacePressed: tap(current)
    Keys.onPressed: event => {
        const middle = Qt.point(width / 2, height / 2);
        event.accepted = true;
        if (event.text === "+")
            zoomTo(zoom * 1.5, middle);
        else if (event.text === "-")
            zoomTo(zoom / 1.5, middle);
        else
            event.accepted = false;
    }

    Binding {
        target: root.map
        property: "isAnimated"
        value: !Style.reducedMotion
    }

    PropertyAnimation {
        id: glide

        target: root
        property: "wantedPan"
        duration: Style.mapGlide
        easing.type: Easing.OutCubic
    }

    Announcer {
        item: root
        text: root.map.water.text
    }

    Connections {
        function onMarksChanged() {
            root.current = root.activeFocus ? root.map.firstStop() : null;
            root.showMarked(false);
        }

        function onFlowChanged() {
            root.showMarked(false);
        }

        target: root.map
    }

    Rectangle {
        anchors.fill: parent
        color: Style.color.paper
        visible: root.layer.enabled
    }

    MapCanvas {
        id: canvas

        map: root.map
        x: root.pan.x
        y: root.pan.y
        scale: root.unit
        transformOrigin: Item.TopLeft
        onSpotPressed: spot => root.tap(spot)

        SpotFrame {
            spot: root.activeFocus ? root.current : null
            lineColor: Style.color.ink
        }

        SpotFrame {
            spot: root.waiting
            lineColor: Style.color.water
        }
    }

    MapTouch {
        anchors.fill: parent
        zoom: root.zoom
        pan: root.pan
        onTapped: at => root.tapAt(at)
        onDoubleTapped: at => {
            root.waiting = null;
            root.zoomTo(root.zoom > 1 ? 1 : (root.restingZoom > 1 ? root.restingZoom : root.doubleTapZoom), at);
        }
        onPressed: glide.stop()
        onFlicked: way => root.glideTo(Qt.point(root.pan.x + way.x, root.pan.y + way.y), false)
        onZoomWanted: (zoom, at) => root.zoomTo(zoom, at)
        onPanWanted: corner => root.wantedPan = corner
    }

    Timer {
        running: root.waiting !== null
        interval: Style.doubleTap
        onTriggered: {
            const spot = root.waiting;
            root.waiting = null;
            root.tap(spot);
        }
    }

    BasinSheetMaker {
        id: sheetMaker

        choice: root.choice
        onSiteTapped: (structure, index) => root.siteTapped(structure, index)
    }
}
