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
        waitForRendering(page);
    }

    function cleanup() {
        Style.reducedMotion = false;
    }

    function optionCalled(text: string): Item {
        for (let i = 0; i < 30; ++i) {
            const option = findChild(page, `option${i}`);
            if (option && option.text === text)
                return option;
        }
        return null;
    }

    function firstLegal(): Item {
        for (let i = 0; i < 30; ++i) {
            const option = findChild(page, `option${i}`);
            if (option && option.visible && option.isLegal)
                return option;
        }
        return null;
    }

    function tap(item: Item) {
        verify(item);
        waitForRendering(page);
        const guard = findChild(page, "doubleTapGuard");
        tryVerify(() => !guard.isHolding);
        let flickable = item.parent;
        while (flickable && flickable.contentY === undefined)
            flickable = flickable.parent;
        const y = item.mapToItem(flickable.contentItem, 0, 0).y;
        const last = Math.max(0, flickable.contentHeight - flickable.height);
        flickable.contentY = Math.min(Math.max(0, y + item.height - flickable.height), last);
        wait(0);
        mouseClick(item);
    }

    // Until the move can be made; then makes it.
    function finish() {
        for (let step = 0; step < 4 && !findChild(page, "doItButton")?.visible; ++step)
            tap(firstLegal());
        const button = findChild(page, "doItButton");
        verify(button.visible);
        const guard = findChild(page, "doubleTapGuard");
        tryVerify(() => !guard.isHolding);
        mouseClick(button);
    }

    function test_opensTheBoardsWithOneTap() {
        const spy = createTemporaryObject(spyComponent, root, {
                "target": page,
                "signalName": "pageRequested"
            });
        mouseClick(findChild(page, "boardsButton"));
        compare(spy.count, 1);
        compare(spy.signalArguments[0][0], "leeghwater");
    }

    function test_hasNoBoardsInTheBaseGame() {
        verify(games.beginPlain(barrageTable));
        verify(!findChild(page, "boardsButton").visible);
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

    function test_fulfilsAnExternalWork() {
        verify(games.prepareLeeghwater(barrageTable));
        const before = barrageTable.cursor;
        tap(optionCalled("External work"));
        finish();
        verify(barrageTable.cursor > before);
        verify(barrageTable.undoLabel.includes("xternal work"), barrageTable.undoLabel);
    }

    function test_buildsABuilding() {
        verify(games.prepareLeeghwater(barrageTable));
        tap(optionCalled("Build"));
        tap(optionCalled("Building"));
        finish();
        verify(barrageTable.undoLabel.includes("builds a building"), barrageTable.undoLabel);
    }

    function test_refusesAPrivateBuildingWithoutABuilding() {
        const option = optionCalled("Private building");
        verify(option);
        verify(!option.isLegal);
        tap(option);
        verify(option.showsReason);
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

        LeeghwaterPage {
            table: barrageTable
            width: 390
            height: 844
        }
    }

    Component {
        id: spyComponent

        SignalSpy {
        }
    }
}
