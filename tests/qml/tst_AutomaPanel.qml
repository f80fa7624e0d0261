import QtQuick
import QtTest
import Penstock.App
import Penstock.Barrage
import Penstock.Style
import Penstock.Tests

TestCase {
    id: root

    readonly property int seed: 1

    function init() {
        failOnWarning(/.?/);
        verify(games.beginWithAutoma(table, seed));
    }

    function playUntil(condition) {
        while (!condition())
            verify(games.playOne(table, seed));
        waitForRendering(view, 1000);
    }

    function tap(name: string) {
        const item = findChild(view, name);
        verify(item, `there is no ${name}`);
        verify(item.visible);
        verify(item.width >= Style.touch && item.height >= Style.touch, `${name} is small`);
        mouseClick(item);
    }

    function test_drawsAndDoes() {
        playUntil(() => turn.needsTile);
        verify(!findChild(view, "doneButton").visible);
        const before = table.cursor;
        verify(turn.needsCriteria);
        compare(findChild(view, "drawTileButton").text, "Draw the first two tiles");
        tap("drawTileButton");
        compare(table.cursor, before + 2); // the first one only gives the criteria
        verify(turn.isDecided);
        verify(findChild(view, "headline").text !== "");
        verify(findChild(view, "line0").visible);
        const decided = table.cursor;
        tap("doneButton");
        verify(table.cursor > decided);
        table.goTo(decided);
        verify(turn.isDecided);
    }

    function test_entersACode() {
        playUntil(() => turn.needsTile && turn.subtitle !== "");
        verify(!findChild(view, "tileGrid").visible);
        tap("enterTileButton");
        waitForRendering(view, 1000);
        verify(findChild(view, "tileGrid").visible);
        verify(!findChild(view, "drawTileButton").visible);
        const before = table.cursor;
        let seen = 1;
        while (findChild(view, `tile${seen}`).canCome)
            ++seen;
        let coming = 1;
        while (!findChild(view, `tile${coming}`).canCome)
            ++coming;
        const reason = findChild(view, "entryReason");
        const asked = reason.text;
        show(`tile${seen}`);
        tap(`tile${seen}`);
        verify(reason.text !== asked);
        compare(table.cursor, before);
        show(`tile${coming}`);
        tap(`tile${coming}`);
        compare(table.cursor, before + 1);
        verify(turn.isDecided);
    }

    // Scrolls so that it can be tapped.
    function show(name: string) {
        const flickable = findChild(view, "scroll").contentItem;
        const item = findChild(view, name);
        const y = item.mapToItem(flickable.contentItem, 0, 0).y;
        const last = Math.max(0, flickable.contentHeight - flickable.height);
        flickable.contentY = Math.min(last, Math.max(0, y - Style.touch));
        waitForRendering(view, 1000);
    }

    // The first reason that has places on the map, -1 for none.
    function markedReason(): int {
        for (let row = 0; findChild(view, `reason${row}`); ++row)
            if (findChild(view, `reason${row}`).hasMarks)
                return row;
        return -1;
    }

    function test_showsWhy() {
        playUntil(() => turn.isDecided && markedReason() >= 0);
        verify(!findChild(view, "why").visible);
        tap("whyButton");
        waitForRendering(view, 1000);
        verify(findChild(view, "why").visible);
        verify(!findChild(view, "instructions").visible);
        const row = markedReason();
        show(`reason${row}`);
        tap(`reason${row}`);
        compare(turn.shownReason, row);
        tap(`reason${row}`);
        compare(turn.shownReason, -1);
        show("whyButton");
        tap("whyButton");
        verify(findChild(view, "instructions").visible);
    }

    function test_reveals() {
        playUntil(() => reveal.isAsked);
        let seen = 0;
        while (findChild(view, `card${seen}`).isPossible)
            ++seen;
        const reason = findChild(view, "revealReason");
        verify(!reason.visible);
        const before = table.cursor;
        tap(`card${seen}`);
        verify(reason.visible);
        compare(table.cursor, before);
        let coming = 0;
        while (!findChild(view, `card${coming}`).isPossible)
            ++coming;
        tap(`card${coming}`);
        verify(table.cursor > before);
        table.goTo(before);
        waitForRendering(view, 1000);
        tap("dealButton");
        verify(table.cursor > before);
    }

    function test_namesEveryControl() {
        playUntil(() => turn.isDecided);
        verify(turn.announcement.startsWith(turn.headline));
        for (let i = 0; findChild(view, `line${i}`); ++i)
            verify(findChild(view, `line${i}`).Accessible.name !== "");
    }

    name: "AutomaPanel"
    when: windowShown
    visible: true
    width: 360
    height: 640

    TestGames {
        id: games
    }

    BarrageTable {
        id: table

        host: StoreHost {
            file: games.storeFile()
        }
    }

    AutomaTurnModel {
        id: turn

        table: table
    }

    RevealModel {
        id: reveal

        table: table
    }

    Item {
        id: view

        anchors.fill: parent

        AutomaPanel {
            anchors.fill: parent
            turn: turn
        }

        RevealPanel {
            anchors.fill: parent
            reveal: reveal
        }
    }
}
