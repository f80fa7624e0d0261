import QtQuick
import QtTest
import Penstock.App
import Penstock.Shell
import Penstock.Tests

// The ways from the history to one play and back, by clicks.
TestCase {
    id: root

    property PageNavigator navigator: null
    readonly property GameTable barrageTable: gameTables.choose("barrage")

    function init() {
        // Qt warns when a list shrinks of which rows are still being made.
        failOnWarning(/^(?!DelegateModel::cancel)/);
        games.meanEveryTap();
        navigator = createTemporaryObject(component, root) as PageNavigator;
        verify(navigator);
        waitForRendering(navigator);
    }

    function cleanup() {
        games.tapAsEver();
    }

    function shownIn(item: Item, name: string): Item {
        if (!item.visible)
            return null;
        let found = item.objectName === name ? item : null;
        for (let place = 0; place < item.children.length; ++place)
            found = shownIn(item.children[place], name) ?? found;
        return found;
    }

    // What is shown, also if the page before has something of the same name.
    function shown(name: string): Item {
        return shownIn(navigator, name);
    }

    function click(name: string) {
        tryVerify(() => !navigator.isChanging);
        tryVerify(() => shown(name) !== null, 5000, `there is no ${name}`);
        const button = shown(name);
        tryVerify(() => button.width >= 48 && button.height >= 48, 5000, name);
        scrollTo(button);
        mouseClick(button);
    }

    function scrollTo(item: Item) {
        let view = item;
        while (view && view.contentY === undefined)
            view = view.parent;
        if (view)
            tryVerify(() => isLaidOut(item) && isScrolledTo(view, item));
    }

    // Until a page that changes has been laid out, what was scrolled to goes away again.
    function isLaidOut(item: Item): bool {
        for (let each = item; each; each = each.parent) {
            if (isPolishScheduled(each))
                return false;
        }
        return true;
    }

    function isScrolledTo(view: Flickable, item: Item): bool {
        if (isSeen(view, item))
            return true;
        const y = item.mapToItem(view, 0, 0).y;
        view.contentY = Math.max(view.originY - view.topMargin, view.contentY + y - view.height / 3);
        return false;
    }

    function isSeen(view: Flickable, item: Item): bool {
        const y = item.mapToItem(view, 0, 0).y;
        const rounding = 1;
        return y >= -rounding && y + item.height <= view.height + rounding;
    }

    function type(name: string, text: string) {
        click(name);
        const field = shown(name);
        tryCompare(field, "activeFocus", true);
        field.selectAll();
        for (const letter of text)
            keyClick(letter);
    }

    function openHistory() {
        click("historyButton");
        tryCompare(navigator, "currentPage", "history");
        tryVerify(() => !navigator.isChanging);
    }

    function enterScore(row: int, digits: string) {
        click(`score${row}Open`);
        for (const digit of digits)
            click(`key${digit}`);
        click(`score${row}Open`);
    }

    // Ala with France beats a high Automa.
    function addPlay(day: string, score: string) {
        click("addPlayButton");
        tryCompare(navigator, "currentPage", "playEdit");
        click("addPlayer");
        type("name0", "Ala");
        click("company0Open");
        click("company0_france");
        enterScore(0, score);
        click("addAutoma");
        click("level1Open");
        click("level1_high");
        enterScore(1, "90");
        type("day", day);
        click("saveButton");
        tryCompare(navigator, "currentPage", "history");
        tryVerify(() => !navigator.isChanging);
    }

    function test_anEmptyHistorySaysSo() {
        openHistory();
        verify(shown("emptyHistory"));
        verify(!shown("searchField"));
        verify(!shown("statisticsButton").enabled);
    }

    function test_aPastPlayIsEnteredChangedDeletedAndBroughtBack() {
        openHistory();
        addPlay("2024-02-29", "112");
        compare(shown("play0").result, "1. Ala (France): 112\n2. Automa: 90");
        click("play0");
        tryCompare(navigator, "currentPage", "play");
        compare(shown("winners").text, "Winner: Ala");
        verify(!shown("logButton"), "it was not tracked");
        click("shareButton");
        tryCompare(navigator, "currentPage", "share");
        verify(shown("resultCard"));
        navigator.goBack();
        tryCompare(navigator, "currentPage", "play");
        click("editButton");
        tryCompare(navigator, "currentPage", "playEdit");
        type("location", "Lodz");
        enterScore(1, "905"); // instead of 90, so the Automa wins
        click("winner0"); // and Ala too
        click("saveButton");
        tryCompare(navigator, "currentPage", "play");
        tryCompare(shown("winners"), "text", "Winner: Ala, Automa");
        verify(shown("heading").text.includes("Lodz"));
        click("deleteButton");
        tryCompare(navigator, "currentPage", "history");
        verify(!shown("play0"));
        verify(shown("deletedText").text.startsWith("Deleted: Barrage"));
        click("backButton");
        tryCompare(navigator, "currentPage", "home");
        openHistory();
        click("restoreButton");
        tryVerify(() => shown("play0") !== null);
        verify(!shown("restoreButton"));
        click("play0");
        tryCompare(navigator, "currentPage", "play");
        compare(shown("winners").text, "Winner: Ala, Automa");
    }

    function leaveAndReturn(way: string) {
        click("backButton");
        tryVerify(() => navigator.currentPage !== "playEdit" && !navigator.isChanging);
        click(way);
        tryCompare(navigator, "currentPage", "playEdit");
        tryVerify(() => !navigator.isChanging);
    }

    function test_whatWasEnteredIsThereAgain() {
        openHistory();
        click("addPlayButton");
        click("addPlayer");
        verify(!shown("discardDraft"), "nothing from before");
        type("name0", "Ala");
        enterScore(0, "112");
        type("location", "Nowy Targ");
        type("comments", "close");
        leaveAndReturn("addPlayButton");
        compare(shown("name0").text, "Ala");
        compare(shown("location").text, "Nowy Targ");
        compare(shown("comments").text, "close");
        verify(shown("score0Open").text.includes("112"));
        click("discardDraft");
        tryVerify(() => shown("name0") === null);
        compare(shown("location").text, "");
        compare(shown("comments").text, "");
        click("bringBackDraft");
        tryVerify(() => shown("name0") !== null);
        compare(shown("comments").text, "close");
        click("saveButton");
        tryCompare(navigator, "currentPage", "history");
        click("addPlayButton");
        tryCompare(navigator, "currentPage", "playEdit");
        verify(!shown("discardDraft"));
        verify(!shown("name0"));
    }

    function test_changesOfAPlayAreThereAgain() {
        openHistory();
        addPlay("2024-02-29", "112");
        click("play0");
        click("editButton");
        tryCompare(navigator, "currentPage", "playEdit");
        type("location", "Lodz");
        leaveAndReturn("editButton");
        compare(shown("location").text, "Lodz");
        click("discardDraft");
        tryCompare(shown("location"), "text", "");
        leaveAndReturn("editButton");
        compare(shown("location").text, "");
        verify(!shown("discardDraft"));
    }

    function test_searchAndFilterFindAPlay() {
        openHistory();
        addPlay("2024-02-29", "112");
        addPlay("2025-02-28", "70");
        compare(shown("countText").text, "Plays: 2");
        type("searchField", "nobody");
        tryCompare(shown("countText"), "text", "Plays: 0 of 2");
        type("searchField", "ala fran");
        tryCompare(shown("countText"), "text", "Plays: 2 of 2");
        click("filterButton");
        click("filter5Open");
        click("filter5_won");
        tryCompare(shown("countText"), "text", "Plays: 1 of 2");
        verify(shown("play0").result.includes("112"));
        click("clearFilter");
        tryCompare(shown("countText"), "text", "Plays: 2");
        type("fromDay", "2025-01-01");
        tryCompare(shown("countText"), "text", "Plays: 1 of 2");
        verify(shown("play0").result.includes("70"));
    }

    // What is drawn depends on the window, not on the years: so no frame gets longer with them.
    function test_aLongHistoryIsNoMoreToDrawThanAShortOne() {
        verify(games.keepMany(storeHost, 2000));
        openHistory();
        const list = shown("plays");
        tryCompare(list, "count", 2000);
        const few = 60; // of 2,000: those that are seen and some above and below
        verify(list.contentItem.children.length < few, list.contentItem.children.length);
        for (const place of [0.1, 0.5, 1, 0]) {
            list.contentY = list.originY + place * (list.contentHeight - list.height);
            tryVerify(() => isLaidOut(list));
            verify(list.contentItem.children.length < few, list.contentItem.children.length);
        }
        type("searchField", "guest 17");
        tryCompare(list, "count", 50);
        verify(list.contentItem.children.length < few);
    }

    // The name of what has the focus after each Tab, until the list is reached.
    function tabsToTheList(): var {
        const names = [];
        do {
            keyClick(Qt.Key_Tab);
            names.push(root.Window.activeFocusItem.objectName);
        } while (names.length < 9 && names[names.length - 1] !== "playKeys")
        return names;
    }

    function test_keysLeadThroughALongHistory() {
        verify(games.keepMany(storeHost, 200));
        openHistory();
        const list = shown("plays");
        shown("backButton").forceActiveFocus(Qt.TabFocusReason);
        compare(tabsToTheList(), ["statisticsButton", "addPlayButton", "searchField", "filterButton", "playKeys"]);
        verify(shown("play0").hasKeys);
        keyClick(Qt.Key_End);
        tryVerify(() => shown("play199")?.hasKeys);
        tryVerify(() => isSeen(list, shown("play199")));
        keyClick(Qt.Key_Home);
        tryVerify(() => shown("play0")?.hasKeys);
        tryVerify(() => isSeen(list, shown("filterButton")), 5000, "what is above is seen too");
        for (let row = 1; row <= 30; ++row) {
            keyClick(Qt.Key_Down);
            verify(isSeen(list, shown(`play${row}`)), row);
        }
        keyClick(Qt.Key_Up);
        const playId = shown("play29").playId;
        keyClick(Qt.Key_Return);
        tryCompare(navigator, "currentPage", "play");
        tryVerify(() => !navigator.isChanging);
        keyClick(Qt.Key_Escape);
        tryCompare(navigator, "currentPage", "history");
        tryVerify(() => !navigator.isChanging);
        tryVerify(() => shown("play29")?.hasKeys, 5000, "the keys are where they were");
        compare(shown("play29").playId, playId);
        keyClick(Qt.Key_Tab);
        verify(!shown("play29").hasKeys);
    }

    // A search keeps the focus while its results come and go.
    function test_typingGoesOnWhileRowsChange() {
        verify(games.keepMany(storeHost, 200));
        openHistory();
        shown("playKeys").forceActiveFocus(Qt.TabFocusReason);
        keyClick(Qt.Key_End);
        type("searchField", "guest 17");
        compare(shown("searchField").text, "guest 17");
        tryCompare(shown("plays"), "count", 5);
        verify(shown("playKeys").place < 5);
    }

    function test_statisticsAreDrawnAndReadAsATable() {
        openHistory();
        addPlay("2024-02-29", "112");
        addPlay("2025-02-28", "70");
        click("statisticsButton");
        tryCompare(navigator, "currentPage", "statistics");
        tryVerify(() => !navigator.isChanging);
        compare(shown("summary").text, "Plays: 2. Won: 1 of 2 results (50%), average 91.0");
        const level = shown("level");
        verify(findChild(level, "bar0").text.includes("1 of 2 won (50%)"));
        const button = findChild(level, "tableButton");
        scrollTo(button);
        mouseClick(button);
        verify(!findChild(level, "bar0"));
        compare(findChild(level, "cell2").text, "50%");
        const last = findChild(level, "cell4");
        verify(last.mapToItem(level, last.width, 0).x <= level.width, "the last column is seen");
        scrollTo(button);
        mouseClick(button);
        verify(findChild(level, "bar0"));
    }

    function test_aTrackedGameLeadsToItsLogAndBoard() {
        verify(games.keepFinished(storeHost));
        openHistory();
        click("play0");
        tryCompare(navigator, "currentPage", "play");
        verify(shown("pointsTable"));
        verify(shown("energyTable"));
        click("logButton");
        tryCompare(navigator, "currentPage", "log");
        click("backButton");
        tryCompare(navigator, "currentPage", "play");
        click("boardButton");
        tryCompare(navigator, "currentPage", "game");
        verify(barrageTable.isOver);
    }

    function test_aPhotoIsShownEnlargedAndDeleted() {
        verify(games.keepFinished(storeHost));
        openHistory();
        click("play0");
        tryCompare(navigator, "currentPage", "play");
        verify(games.addPhoto(storeHost));
        click("backButton");
        tryCompare(navigator, "currentPage", "history");
        tryCompare(shown("play0"), "photoCount", 1);
        click("play0");
        click("photo0");
        tryCompare(shown("photo0"), "isLarge", true);
        click("removePhoto");
        tryVerify(() => shown("photo0") === null);
    }

    name: "HistoryPages"
    width: 390
    height: 844
    when: windowShown
    visible: true

    Component {
        id: component

        PageNavigator {
            anchors.fill: parent
            focus: true
            host: storeHost
            settings: appSettings
            tables: gameTables
            Component.onDestruction: games.clear(storeHost)
        }
    }

    AppSettings {
        id: appSettings

        host: storeHost
    }

    GameTables {
        id: gameTables

        host: storeHost
    }

    TestGames {
        id: games
    }

    StoreHost {
        id: storeHost

        file: games.storeFile()
    }
}
