import QtQuick
import QtTest
import Penstock.App
import Penstock.Barrage
import Penstock.Style
import Penstock.Tests

// The Leeghwater Project by taps: its boards, and one of each of its actions.
TestCase {
    id: root

    property AppSettings appSettings: null
    property GamePage page: null

    function init() {
        failOnWarning(/.?/);
        Style.reducedMotion = true;
        if (!appSettings)
            appSettings = settingsComponent.createObject(root) as AppSettings;
        verify(games.beginLeeghwater(barrageTable));
        verify(games.proceed(barrageTable));
        page = createTemporaryObject(pageComponent, root) as GamePage;
        taps.page = page;
        waitForRendering(page);
    }

    function cleanup() {
        Style.reducedMotion = false;
    }

    function test_showsTheBoards() {
        const boards = createTemporaryObject(boardsComponent, root);
        waitForRendering(boards);
        for (let i = 0; i < 3; ++i)
            verify(findChild(boards, `work${i}`).place.work >= 0);
        for (let i = 0; i < 5; ++i)
            verify(findChild(boards, `building${i}`).place.building >= 0);
        verify(findChild(boards, "piles").text.length > 5);
    }

    function test_showsABuildingInLarge() {
        const boards = createTemporaryObject(boardsComponent, root, {
                "height": 4000
            });
        waitForRendering(boards);
        mouseClick(findChild(boards, "building0"));
        const large = findChild(boards, "large");
        tryVerify(() => large.opened);
        compare(large.title, findChild(boards, "building0").place.title);
        compare(large.spots.length, 8);
        large.close();
        tryVerify(() => !large.visible);
        mouseClick(findChild(boards, "work0"));
        tryVerify(() => large.opened);
        compare(findChild(large.contentItem, "largeText").text, findChild(boards, "work0").place.text);
        compare(large.spots.length, 0);
    }

    function test_hasNoBoardsInTheBaseGame() {
        verify(games.beginPlain(barrageTable));
        const table = createTemporaryObject(boardsComponent, root);
        waitForRendering(table);
        verify(findChild(table, "contract0"));
        verify(!findChild(table, "work0"));
    }

    function test_usesTheRoomOfATablet() {
        const boards = createTemporaryObject(boardsComponent, root, {
                "width": 1280,
                "height": 800
            });
        waitForRendering(boards);
        const building = i => findChild(boards, `building${i}`);
        compare(building(1).mapToItem(boards, 0, 0).y, building(0).mapToItem(boards, 0, 0).y);
        verify(building(1).mapToItem(boards, 0, 0).x >= building(0).mapToItem(boards, building(0).width, 0).x);
        verify(building(3).mapToItem(boards, 0, 0).y > building(0).mapToItem(boards, 0, 0).y);
        boards.width = 390;
        tryVerify(() => building(1).mapToItem(boards, 0, 0).x === building(0).mapToItem(boards, 0, 0).x);
    }

    // B-25.31, R-B34: both cannot be used, for reasons of their own.
    function test_tellsAClosedSpaceFromAMissingSlot() {
        verify(games.beginWithAutomasBuilding(barrageTable));
        const boards = createTemporaryObject(boardsComponent, root);
        waitForRendering(boards);
        const spots = [];
        const collect = item => {
            if (item.spot !== undefined)
                spots.push(item);
            for (let i = 0; i < item.children.length; ++i)
                collect(item.children[i]);
        };
        collect(findChild(boards, "building0"));
        compare(spots.length, 8); // four slots, four spaces
        const missing = spots[1]; // with two players
        verify(missing.spot.isMissing);
        verify(findChild(missing, "missingFrame").visible);
        verify(!findChild(missing, "closedSign").visible);
        const left = spots[4];
        verify(left.spot.isClosed);
        verify(findChild(left, "closedSign").visible);
        verify(!findChild(left, "missingFrame").visible);
        verify(!findChild(spots[5], "closedSign").visible);
    }

    function test_fulfilsAnExternalWork() {
        verify(games.prepareLeeghwater(barrageTable));
        const before = barrageTable.cursor;
        taps.tap(taps.optionCalled("External work"));
        taps.finish();
        verify(barrageTable.cursor > before);
        verify(barrageTable.undoLabel.includes("xternal work"), barrageTable.undoLabel);
    }

    function test_buildsABuilding() {
        verify(games.prepareLeeghwater(barrageTable));
        taps.tap(taps.optionCalled("Build"));
        taps.tap(taps.optionCalled("Building"));
        taps.finish();
        verify(barrageTable.undoLabel.includes("builds a building"), barrageTable.undoLabel);
    }

    function test_refusesAPrivateBuildingWithoutABuilding() {
        const option = taps.optionCalled("Private building");
        verify(option);
        verify(!option.isLegal);
        taps.tap(option);
        verify(findChild(page, "refusedTap").visible);
    }

    function test_revealsExternalWorks() {
        verify(games.playUntilWorkIsRevealed(barrageTable));
        waitForRendering(page);
        tryVerify(() => findChild(page, "revealPrompt"));
        const prompt = findChild(page, "revealPrompt");
        verify(prompt.text.includes("external work"), prompt.text);
        const before = barrageTable.cursor;
        const guard = findChild(page, "doubleTapGuard");
        tryVerify(() => !guard.isHolding);
        mouseClick(findChild(page, "dealButton"));
        verify(barrageTable.cursor > before);
    }

    name: "Leeghwater"
    when: windowShown
    width: 390
    height: 844
    visible: true

    TestGames {
        id: games
    }

    GameTaps {
        id: taps

        test: root
    }

    StoreHost {
        id: storeHost

        file: games.storeFile()
    }

    BarrageTable {
        id: barrageTable

        host: storeHost
    }

    // Reads the store at once, so its file has to be known.
    Component {
        id: settingsComponent

        AppSettings {
            host: storeHost
        }
    }

    Component {
        id: pageComponent

        GamePage {
            table: barrageTable
            settings: root.appSettings
            width: root.width
            height: root.height
        }
    }

    Component {
        id: boardsComponent

        TablePage {
            table: barrageTable
            width: 390
            height: 844
        }
    }
}
