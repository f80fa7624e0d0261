import QtQuick
import Penstock.Style

// Whoever taps twice where one tap would do gets one step further and not two, on every page.
NavigatorCase {
    id: root

    function init_data() {
        return ["mouse", "finger"].map(hand => ({
                        "tag": hand
                    }));
    }

    // On the page that is seen.
    function shown(name: string): Item {
        const found = findChild(navigator.page, name);
        verify(found, `there is no ${name}`);
        tryVerify(() => found.visible && !navigator.isChanging, 5000, `${name} is not seen`);
        waitForRendering(navigator, 300); // it may be drawn already
        return found;
    }

    function press(hand: string, at: point) {
        if (hand === "mouse")
            return mouseClick(navigator, at.x, at.y);
        const touch = touchEvent(navigator);
        touch.press(1, navigator, at.x, at.y).commit();
        touch.release(1, navigator, at.x, at.y).commit();
    }

    function forgetTaps() {
        games.meanEveryTap();
        for (const guard of ["pagesGuard", "doubleTapGuard"])
            tryVerify(() => !findChild(navigator, guard)?.isWaiting);
    }

    // Once what the first tap did is seen.
    function tapTwice(hand: string, name: string) {
        forgetTaps(); // this pair has nothing to do with the one before
        const button = shown(name);
        games.expectDoubleTaps();
        const at = button.mapToItem(navigator, button.width / 2, button.height / 2);
        press(hand, at);
        tryVerify(() => !navigator.isChanging);
        waitForRendering(navigator, 50); // it may be drawn already
        press(hand, at);
        wait(0);
    }

    // What was chosen before, in another test, is remembered.
    function beginAnew() {
        const setup = findChild(navigator, "setupModel");
        while (setup.back()) {
        }
        if (setup.clearAll) {
            setup.showTable();
            setup.clearAll();
            setup.back();
        }
    }

    function test_aGameOfBarrageStartsAndDoesNotGoOn(row) {
        tapTwice(row.tag, "new_barrage");
        beginAnew();
        compare(navigator.currentPage, "newGame");
        const setup = findChild(navigator, "setupModel");
        tapTwice(row.tag, "playersDone");
        verify(!setup.isComplete);
        tapTwice(row.tag, "dealAllButton");
        compare(navigator.currentPage, "newGame");
        tapTwice(row.tag, "startButton");
        compare(navigator.currentPage, "game");
        compare(barrageTable.cursor, 0);
        shown("nextButton");
    }

    function test_aGameOfNucleumStartsAndDoesNotGoOn(row) {
        tapTwice(row.tag, "new_nucleum");
        beginAnew();
        tapTwice(row.tag, "playersDone");
        compare(navigator.currentPage, "newGame");
        tapTwice(row.tag, "startButton");
        compare(navigator.currentPage, "game");
        compare(navigator.table.cursor, 0);
    }

    function test_aGameOfOutpostStartsAndDoesNotGoOn(row) {
        tapTwice(row.tag, "new_outpost");
        beginAnew();
        tapTwice(row.tag, "playersDone");
        if (findChild(navigator, "figuresDone").visible)
            tapTwice(row.tag, "figuresDone");
        compare(navigator.currentPage, "newGame");
        tapTwice(row.tag, "startButton");
        compare(navigator.currentPage, "game");
        compare(navigator.table.cursor, 0);
    }

    function test_aPageIsLeftAndNotTheOneBelow(row) {
        open("settings", "settingsButton");
        navigator.push("about", {}, true);
        tapTwice(row.tag, "backButton");
        compare(navigator.currentPage, "settings");
    }

    // It says something else after each tap, and every tap is meant.
    function test_twoEntriesAreUndoneAndRedone(row) {
        verify(games.beginPlain(barrageTable) && games.proceed(barrageTable) && games.toTheBank(barrageTable, 2));
        verify(navigator.openPage("game"));
        compare(barrageTable.cursor, 2);
        const label = shown("undoButton").text;
        tapTwice(row.tag, "undoButton");
        compare(barrageTable.cursor, 0);
        verify(shown("undoButton").text !== label);
        tapTwice(row.tag, "redoButton");
        compare(barrageTable.cursor, 2);
        compare(shown("undoButton").text, label);
    }

    // The same button, and it is meant.
    function test_aSwitchIsThrownAndThrownBack(row) {
        open("settings", "settingsButton");
        compare(settings.isLeftHanded, false);
        switched.count = 0;
        tapTwice(row.tag, "leftHandedSwitch");
        compare(settings.isLeftHanded, false);
        compare(switched.count, 2);
    }

    name: "DoubleTaps"
    meansEveryTap: false

    Connections {
        id: switched

        property int count: 0

        target: root.settings

        function onChanged() {
            switched.count += 1;
        }
    }
}
