import QtQuick
import QtTest
import Penstock.App
import Penstock.Tests

// The same evening again: from a game, its end or the history to a new game with the same set-up, and
// through a file to a friend, all by clicks.
NavigatorCase {
    id: root

    function shownIn(item: Item, name: string): Item {
        if (!item.visible)
            return null;
        let found = item.objectName === name ? item : null;
        for (let place = 0; place < item.children.length; ++place)
            found = shownIn(item.children[place], name) ?? found;
        return found;
    }

    function shown(name: string): Item {
        return shownIn(navigator.page, name);
    }

    // Wherever it has to be scrolled to.
    function press(name: string) {
        tryVerify(() => !navigator.isChanging);
        tryVerify(() => shown(name) !== null, 5000, `there is no ${name}`);
        const button = shown(name);
        waitForRendering(navigator, 300); // it may be drawn already
        verify(button.width >= 48 && button.height >= 48, name);
        let view = button.parent;
        while (view && view.contentY === undefined)
            view = view.parent;
        if (view) {
            waitForRendering(view, 300);
            const y = button.mapToItem(view.contentItem, 0, 0).y;
            const last = Math.max(0, view.contentHeight - view.height);
            view.contentY = Math.min(Math.max(0, y + button.height - view.height), last);
            waitForRendering(view, 300);
        }
        const guard = findChild(navigator.page, "doubleTapGuard");
        tryVerify(() => !guard?.isHolding);
        mouseClick(button);
    }

    function comeTo(page: string) {
        tryCompare(navigator, "currentPage", page);
        tryVerify(() => !navigator.isChanging);
    }

    function openGame() {
        navigator.openPage("barrage/game");
        comeTo("game");
        waitForRendering(navigator.page, 300);
    }

    function playToTheEnd() {
        while (!barrageTable.isOver)
            verify(games.playOne(barrageTable, 1));
    }

    function openMenu() {
        press("menuButton");
        tryCompare(navigator.page.menu, "opened", true);
    }

    function startAsItIs() {
        comeTo("newGame");
        verify(shown("repeatNotice").text.startsWith("The same set-up as in an earlier game ("));
        press("playersDone");
        verify(shown("tableRepeatNotice").text.startsWith("The same set-up"));
        compare(shown("setupState").text, "Everything is settled.");
        press("startButton");
        comeTo("game");
    }

    function test_fromTheMenuOfAGameThatIsPlayed() {
        verify(games.beginWithAutoma(barrageTable, 1));
        const first = barrageTable.sessionId;
        const setup = games.setupOf(barrageTable);
        openGame();
        openMenu();
        mouseClick(findChild(navigator.page.menu.contentItem, "menuRepeat"));
        comeTo("repeat");
        verify(/^Barrage, .+: .+/.test(shown("earlierGame").text));
        press("playAgainButton");
        startAsItIs();
        verify(barrageTable.sessionId !== first);
        compare(games.setupOf(barrageTable), setup);
        compare(barrageTable.entryCount, 0);
        // Both games bring the same from here on, and only home is below.
        const coming = games.comingUp(barrageTable);
        verify(coming.length > 0);
        press("backButton");
        comeTo("home");
        verify(barrageTable.open(first));
        compare(games.comingUp(barrageTable), coming);
    }

    function test_fromTheEndAndTheHistoryWithAComparison() {
        verify(games.beginWithAutoma(barrageTable, 1));
        playToTheEnd();
        openGame();
        verify(!shown("comparison0"));
        press("repeatButton");
        comeTo("repeat");
        verify(shown("result0"));
        press("playAgainButton");
        startAsItIs();
        navigator.openPage("home"); // where nobody watches it is quicker
        playToTheEnd();
        openGame();
        tryVerify(() => shown("comparison0") !== null);
        const verdict = shown("comparison0").text;
        verify(/^.+ -?\d+, last time -?\d+\.$/.test(verdict), verdict);
        const play = games.playId(barrageTable);
        navigator.openPage("home");
        navigator.push("play", {
                "playId": play
            }, true);
        comeTo("play");
        compare(shown("comparison0").text, verdict);
        verify(shown("comparison1"));
        press("repeatButton");
        comeTo("repeat");
        verify(shown("result1"));
        press("playAgainButton");
        comeTo("newGame");
        verify(shown("repeatNotice").visible);
    }

    function test_throughAFileToAFriend() {
        verify(games.beginWithAutoma(barrageTable, 2));
        const setup = games.setupOf(barrageTable);
        openGame();
        openMenu();
        mouseClick(findChild(navigator.page.menu.contentItem, "menuRepeat"));
        comeTo("repeat");
        navigator.page.folder = games.folder();
        press("handOnButton");
        dialogs.saveAs("friend.penstock");
        const path = `${games.folder()}/friend.penstock`;
        tryCompare(shown("repeatMessage"), "text", `Saved as ${path}`);
        verify(games.fileText(path).includes("\"draws\""));
        const coming = games.comingUp(barrageTable); // the order holds for the game itself too
        verify(coming.length > 0);
        navigator.openPage("home");
        waitForRendering(navigator, 300);
        navigator.bringIn(games.urlOf(path));
        comeTo("newGame");
        compare(navigator.transfer.setup, "");
        startAsItIs();
        compare(games.setupOf(barrageTable), setup);
        compare(games.comingUp(barrageTable), coming);
        press("backButton");
        comeTo("home");
    }

    // A file that came while another game was on the table.
    function bringInAwayFromHome(path: string): string {
        const table = tables.choose("nucleum") as NucleumTable;
        verify(games.beginNucleumForTwo(table));
        const session = table.sessionId;
        navigator.openPage("nucleum/game");
        navigator.push("log", {}, true);
        comeTo("log");
        navigator.bringIn(games.urlOf(path));
        comeTo("newGame");
        return session;
    }

    function test_aFileLeavesTheGameOnTheTableWhole() {
        verify(games.beginWithAutoma(barrageTable, 3));
        const path = `${games.folder()}/away.penstock`;
        verify(games.handOn(barrageTable, path));
        const session = bringInAwayFromHome(path);
        verify(shown("repeatNotice").visible);
        press("backButton");
        comeTo("home");
        verify(navigator.page.visible);
        press("continueButton");
        comeTo("game");
        compare(navigator.table.sessionId, session);
        compare(navigator.table.isOpen, true);
    }

    function test_aFileWithGamesTooSaysWhatBecameOfThem() {
        verify(games.beginWithAutoma(barrageTable, 4));
        const path = `${games.folder()}/both.penstock`;
        navigator.transfer.exportAll(games.urlOf(path));
        tryVerify(() => !navigator.transfer.isBusy);
        verify(games.handOn(barrageTable, path));
        bringInAwayFromHome(path);
        verify(shown("repeatNotice").visible);
        const notice = findChild(navigator, "transferMessage");
        verify(notice.visible);
        verify(notice.text.startsWith("Nothing new: "), notice.text);
        mouseClick(findChild(notice, "dismissButton"));
        verify(!notice.visible);
    }

    function test_whatWasEnteredIsReplacedOnlyIfWanted() {
        verify(games.beginWithAutoma(barrageTable, 5));
        const wanted = games.setupOf(barrageTable);
        const path = `${games.folder()}/replaced.penstock`;
        verify(games.handOn(barrageTable, path));
        navigator.openPage("barrage/newGame");
        comeTo("newGame");
        const setup = findChild(navigator.page, "setupModel");
        while (setup.back()) {
        }
        setup.clearAll();
        press("playersDone");
        press("dealAllButton");
        press("backButton");
        compare(shown("setupState").text, "Everything is settled.");
        navigator.bringIn(games.urlOf(path));
        tryVerify(() => shown("offeredText") !== null);
        verify(/^You have begun .+\(.+: .+\)\?$/.test(shown("offeredText").text), shown("offeredText").text);
        press("keepEnteredButton");
        compare(shown("setupState").text, "Everything is settled.");
        verify(!shown("tableRepeatNotice"));
        navigator.bringIn(games.urlOf(path));
        tryVerify(() => shown("offeredText") !== null);
        press("takeOfferedButton");
        startAsItIs();
        compare(games.setupOf(barrageTable), wanted);
    }

    function test_theOrderIsShownOnlyToThoseWhoStackThePiles() {
        verify(games.beginWithAutoma(barrageTable, 6));
        openGame();
        openMenu();
        mouseClick(findChild(navigator.page.menu.contentItem, "menuRepeat"));
        comeTo("repeat");
        press("playAgainButton");
        comeTo("newGame");
        press("playersDone");
        press("instructionsButton");
        const list = shown("instructionList") as ListView;
        const before = list.count;
        // Rows are made as they are seen, so that the end moves away the first times.
        tryVerify(() => {
                list.positionViewAtEnd();
                return shown(`instruction${before - 1}`) !== null;
            });
        verify(shown(`instruction${before - 1}`).text.startsWith("Have Penstock draw"), shown(`instruction${before - 1}`).text);
        press("showOrderButton");
        tryVerify(() => list.count > before);
        tryVerify(() => {
                list.positionViewAtIndex(before + 1, ListView.Beginning);
                return shown(`instruction${before + 1}`) !== null;
            });
        verify(shown(`instruction${before + 1}`).text.startsWith("Stack the Automa tiles"));
        verify(!shown("showOrderButton"));
    }

    function test_otherGamesDoNotOfferIt() {
        const table = tables.choose("nucleum") as NucleumTable;
        verify(games.beginNucleumForTwo(table));
        navigator.openPage("nucleum/game");
        comeTo("game");
        waitForRendering(navigator.page, 300);
        openMenu();
        verify(findChild(navigator.page.menu.contentItem, "menuHelp").visible);
        verify(!findChild(navigator.page.menu.contentItem, "menuRepeat").visible);
        navigator.page.menu.close();
        tryCompare(navigator.page.menu, "visible", false);
    }

    name: "Repeat"
    width: 700 // the dialogs are that wide
    height: 900

    FileDialogs {
        id: dialogs

        test: root
    }
}
