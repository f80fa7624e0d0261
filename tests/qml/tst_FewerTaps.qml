import QtQuick
import QtTest
import Penstock.App
import Penstock.Barrage
import Penstock.Style

// What spares taps on the page of a game: what is made at once with its way back, both contracts in
// one grid, what a basin's sheet builds, and the remembered source of tiles and cards.
GameCase {
    id: root

    readonly property int usualPause: 8000

    function click(name: string) {
        const it = item(name);
        verify(it.visible, `${name} is not seen`);
        verify(it.width >= Style.touch && it.height >= Style.touch, `${name} is small`);
        waitForRendering(page, 300);
        taps.waitForGuard();
        mouseClick(it);
        waitForRendering(page, 300);
    }

    function doSteps() {
        if (shown("stepsDoneButton"))
            item("stepsDoneButton").clicked();
    }

    function chooseGift() {
        verify(games.beginWithIncomeChoice(barrageTable));
        verify(games.proceed(barrageTable));
        open(390, 844);
        compare(item("prompt").text, "Which machines do you take?");
        verify(!shown("doneBar"));
    }

    function playToTile() {
        playUntil(() => shown("drawTileButton") && item("subtitle").text !== "");
        verify(!shown("whyButton"));
    }

    function possibleTile(): Item {
        let number = 1;
        while (!item(`tile${number}`).canCome)
            ++number;
        return item(`tile${number}`);
    }

    function test_aGiftIsTakenAtOnceAndCanBeUndone() {
        chooseGift();
        const before = barrageTable.cursor;
        taps.tap(taps.firstLegal());
        compare(barrageTable.cursor, before + 1);
        waitForRendering(page, 300);
        verify(shown("doneBar"));
        verify(item("doneText").text.startsWith("USA"), item("doneText").text);
        compare(item("doneBar").Accessible.name, item("doneText").text);
        click("undoDoneButton");
        compare(barrageTable.cursor, before);
        verify(!shown("doneBar"));
        compare(item("prompt").text, "Which machines do you take?");
    }

    function test_theWayBackMovesNothingAndGoes() {
        Style.undoPause = 100;
        chooseGift();
        const place = name => `${item(name).mapToItem(page, 0, 0)} ${item(name).height}`;
        const map = place("mapView");
        const grip = place("panelGrip");
        taps.tap(taps.firstLegal());
        verify(shown("doneBar"));
        compare(place("mapView"), map);
        compare(place("panelGrip"), grip);
        const bar = item("doneBar");
        verify(bar.mapToItem(page, 0, bar.height).y <= item("panelGrip").mapToItem(page, 0, 0).y);
        tryVerify(() => !shown("doneBar"));
        verify(barrageTable.canUndo); // in the header
    }

    function test_theWayBackIsThereAtOnceAndFades() {
        Style.reducedMotion = false;
        Style.undoPause = 100;
        chooseGift();
        taps.tap(taps.firstLegal());
        verify(shown("doneBar"));
        compare(item("doneBar").opacity, 1);
        tryVerify(() => !shown("doneBar"));
    }

    function test_theNextMoveTakesTheWayBackAway() {
        chooseGift();
        taps.tap(taps.firstLegal());
        verify(shown("doneBar"));
        doSteps();
        taps.tap(taps.optionCalled("Bank"));
        taps.tap(taps.optionCalled("1 engineer"));
        verify(shown("doneBar")); // nothing has happened yet
        taps.confirm();
        verify(!shown("doneBar"));
    }

    // On a small screen with large texts everything of it can be read and tapped.
    function test_theWayBackFitsASmallScreen() {
        Style.textScale = 1.5;
        verify(games.beginWithIncomeChoice(barrageTable));
        verify(games.proceed(barrageTable));
        open(360, 640);
        taps.tap(taps.firstLegal());
        waitForRendering(page, 300);
        const bar = item("doneBar");
        const top = bar.mapToItem(page, 0, 0).y;
        verify(top >= 0 && top + bar.height <= page.height);
        verify(item("doneText").contentHeight <= item("doneText").height + 1);
        verify(item("undoDoneButton").width >= Style.touch);
    }

    function test_bothContractsAreInOneGrid() {
        verify(games.beginWithOfficer(barrageTable, "wilhelm_adler"));
        open(390, 844);
        taps.tap(taps.optionCalled("Contracts"));
        taps.tap(taps.optionCalled("2 contracts"));
        compare(item("prompt").text, "Which two contracts do you take?");
        const scroll = item("options").contentItem;
        const first = item("option4");
        const place = () => `${scroll.contentY} ${first.y} ${first.height}`;
        taps.tap(first); // which may scroll to it
        taps.tap(first);
        const before = place();
        taps.tap(first);
        waitForRendering(page, 300);
        compare(item("option4"), first); // not made anew
        verify(first.isChosen);
        verify(first.Accessible.checked);
        compare(place(), before);
        taps.tap(first); // puts it back
        verify(!first.isChosen);
        taps.tap(first);
        taps.tap(item("option1"));
        const cursor = barrageTable.cursor;
        taps.confirm();
        compare(barrageTable.cursor, cursor + 1);
    }

    function test_theOwnStackIsRemembered() {
        open(390, 844);
        playToTile();
        verify(!shown("tileGrid"));
        click("enterTileButton");
        verify(shown("tileGrid"));
        verify(!appSettings.hasOwnTiles); // nothing was entered yet
        taps.tap(possibleTile());
        verify(appSettings.hasOwnTiles);
        verify(shown("doneButton"));
        verify(!shown("tileGrid"));
        playUntil(() => shown("tileGrid"));
        verify(!shown("enterTileButton"));
        click("drawTileButton");
        verify(!appSettings.hasOwnTiles);
        playToTile();
        verify(!shown("tileGrid"));
    }

    // With the own stack nothing was opened over the turn, so back leaves the page.
    function test_backLeavesACodeGridOnlyIfItWasOpened() {
        open(390, 844);
        playToTile();
        click("enterTileButton");
        verify(page.goBack());
        verify(!shown("tileGrid"));
        appSettings.hasOwnTiles = true;
        playUntil(() => shown("doneButton"));
        playUntil(() => shown("tileGrid"));
        verify(!page.goBack());
        verify(shown("tileGrid"));
    }

    function test_theOwnPileIsRemembered() {
        open(390, 844);
        playUntil(() => shown("dealButton") && item("revealPrompt").text.includes("contract"));
        verify(item("dealButton").prominent);
        let row = 0;
        while (!item(`card${row}`).isPossible)
            ++row;
        taps.tap(item(`card${row}`));
        verify(appSettings.hasOwnCards);
        playUntil(() => !shown("dealButton"));
        playUntil(() => shown("dealButton"));
        verify(!item("dealButton").prominent);
        click("dealButton");
        verify(!appSettings.hasOwnCards);
    }

    function cleanup() {
        Style.reducedMotion = false;
        Style.textScale = 1;
        Style.undoPause = usualPause;
        appSettings.hasOwnTiles = false;
        appSettings.hasOwnCards = false;
    }

    name: "FewerTaps"

    GameTaps {
        id: taps

        test: root
        page: root.page
    }
}
