import QtQuick
import QtQuick.Templates as T
import QtTest
import Penstock.App
import Penstock.Shell
import Penstock.Style
import Penstock.Tests

// A whole round for two with the Syndicate, from the home page on, by clicks only.
TestCase {
    id: root

    property PageNavigator navigator: null
    readonly property GameTable outpostTable: gameTables.choose("outpost")

    function init() {
        failOnWarning(/.?/);
        games.meanEveryTap();
        navigator = createTemporaryObject(component, root) as PageNavigator;
        verify(navigator);
        waitForRendering(navigator);
    }

    function cleanup() {
        games.tapAsEver();
        outpostTable.close();
    }

    // The visible item of that name, on a sheet over the page first.
    function item(name: string): var {
        const found = [];
        const look = each => {
            if (!each.visible)
                return;
            if (each.objectName === name)
                found.push(each);
            for (let i = 0; i < each.children.length; ++i)
                look(each.children[i]);
        };
        look(navigator.T.Overlay.overlay);
        look(navigator);
        return found.length > 0 ? found[0] : null;
    }

    function click(name: string) {
        tryVerify(() => item(name) !== null && !navigator.isChanging, 5000, `there is no ${name}`);
        const button = item(name);
        verify(button.enabled, `${name} cannot be pressed`);
        waitForRendering(navigator, 200); // what has just become visible is laid out in the next frame
        let last = Qt.point(-1, -1);
        tryVerify(() => {
                scrollTo(button);
                const before = last;
                last = button.mapToItem(null, 0, 0);
                return last.x === before.x && last.y === before.y && button.width >= 48 && button.height >= 48;
            }, 5000, `${name} is too small or does not stand still`);
        mouseClick(button);
    }

    function scrollTo(button: var) {
        for (let each = button.parent; each; each = each.parent) {
            if (each.contentY === undefined || each.contentHeight === undefined)
                continue;
            const y = button.mapToItem(each, 0, 0).y;
            const most = Math.max(0, each.contentHeight - each.height);
            each.contentY = Math.max(0, Math.min(most, each.contentY + y - each.height / 2));
        }
    }

    function enterNumber(number: int) {
        for (const digit of String(number).padStart(2, "0"))
            click(`key${digit}`);
    }

    // A power plant that nobody has seen yet.
    function enterPlant(number: int) {
        enterNumber(number);
        if (item("known0")) {
            click("known0");
            return;
        }
        click("kind1");
        click("cardDone");
    }

    function newGame() {
        click("new_outpost");
        tryCompare(navigator, "currentPage", "newGame");
        tryVerify(() => !navigator.isChanging);
        click("playersDone");
        if (item("figuresDone"))
            click("figuresDone");
        click("startButton");
        tryCompare(navigator, "currentPage", "game");
        tryVerify(() => !navigator.isChanging);
    }

    // Whatever the table asks, in the simplest way, until `isDone`.
    function playUntil(isDone: var) {
        let number = 2;
        for (let step = 0; step < 300 && !isDone(); ++step) {
            const cursor = outpostTable.cursor;
            switch (outpostTable.asked) {
            case OutpostTable.Card:
                enterPlant(number > 14 ? 15 + (number % 20) : number);
                number += 1;
                break;
            case OutpostTable.StartStation:
            case OutpostTable.Place:
                click(`city${firstCity()}`);
                click("placeButton");
                break;
            case OutpostTable.Auction:
                click("space0");
                click("putUpButton");
                break;
            case OutpostTable.Bidding:
                click(item("winner0") && item("winner0").enabled ? "winner0" : "winner1");
                click("sellButton");
                break;
            case OutpostTable.Syndicate:
                click("syndicateDone");
                break;
            case OutpostTable.Turn:
                takeTurn();
                break;
            case OutpostTable.Supply:
                click("declareButton");
                break;
            }
            verify(outpostTable.cursor > cursor, `nothing was entered: ${outpostTable.title} ${outpostTable.trouble}`);
        }
        verify(isDone());
    }

    function firstCity(): int {
        for (let city = 63; city >= 0; --city)
            if (item(`city${city}`)?.enabled)
                return city;
        return 0;
    }

    // A plant in a new city, its card on the slot, workers.
    function takeTurn() {
        click("build1");
        click(`city${firstCity()}`);
        click("buildButton");
        if (item("board0"))
            click("board0");
        click("hireButton");
    }

    function test_aWholeRoundForTwo() {
        newGame();
        verify(outpostTable.hasSyndicate);
        playUntil(() => outpostTable.round === 2 && outpostTable.asked === OutpostTable.Auction);
        compare(outpostTable.trouble, "");
        verify(outpostTable.cursor > 20);
    }

    function typeName(field: string, name: string) {
        click(field);
        for (const letter of name)
            keyClick(letter);
    }

    // A line of eight cities, joined one by one.
    function enterMap() {
        verify(navigator.openPage("outpost/map"));
        waitForRendering(navigator);
        for (let i = 0; i < 8; ++i) {
            typeName("cityName", "abcdefgh".charAt(i));
            click("addCity");
            tryVerify(() => item("mapCityName") !== null);
            if (i > 0)
                click(`neighbour${i - 1}`);
        }
        verify(navigator.openPage("home"));
    }

    function test_aMapIsEnteredOnceAndFindsTheSum() {
        enterMap();
        click("new_outpost");
        tryCompare(navigator, "currentPage", "newGame");
        tryVerify(() => !navigator.isChanging);
        click("playersDone");
        if (item("figuresDone"))
            click("figuresDone");
        click("tokensButton");
        for (let token = 3; token < 9; ++token) {
            click(`key${token}`);
            click("nextToken");
        }
        verify(!item("startButton").enabled);
        click("token5"); // a value that was seen already
        click("startButton");
        tryCompare(navigator, "currentPage", "game");
        tryVerify(() => !navigator.isChanging);
        playUntil(() => outpostTable.asked === OutpostTable.Turn);
        click("build1");
        click("city0");
        click("buildButton");
        click("build1");
        click("city3");
        tryCompare(item("buildSum"), "text", "Connections 12 + field 5 = 17 Elektro"); // 3 + 4 + 5
        verify(item("value_sum") === null); // nothing has to be counted
        verify(navigator.openPage("outpost/newGame"));
        click("mapSwitch"); // the other games here have none
    }

    function test_figuresOfACardAreTyped() {
        newGame();
        enterNumber(13);
        click("kind1");
        click("value_workers");
        tryVerify(() => item("keypadNext") !== null);
        click("key3");
        click("key4"); // 34 is refused
        compare(item("numberLine").text, "⊘ 34 is too much: it can be 1 to 9.");
        click("keypadNext");
        click("key5");
        click("key⌫");
        click("key2");
        click("keypadDone");
        tryVerify(() => item("keypadDone") === null);
        compare(item("value_workers").text, "3");
        compare(item("value_cities").text, "2");
        click("cardDone");
        compare(outpostTable.cursor, 1);
    }

    function test_undoAndBackGoOneStep() {
        newGame();
        enterNumber(12);
        click("known0");
        const cursor = outpostTable.cursor;
        click("undoButton");
        compare(outpostTable.cursor, cursor - 1);
        click("redoButton");
        compare(outpostTable.cursor, cursor);
        keyClick(Qt.Key_Escape);
        tryCompare(navigator, "currentPage", "home");
        tryVerify(() => !navigator.isChanging);
        click("continueButton");
        tryCompare(navigator, "currentPage", "game");
        compare(outpostTable.cursor, cursor);
    }

    function test_buildingIsLeftStepByStep() {
        newGame();
        playUntil(() => outpostTable.asked === OutpostTable.Turn);
        click("build0");
        click(`city${firstCity()}`);
        tryVerify(() => item("buildSum") !== null);
        keyClick(Qt.Key_Escape);
        tryVerify(() => item("buildSum") === null);
        keyClick(Qt.Key_Escape);
        tryVerify(() => item("hireButton") !== null);
        compare(navigator.currentPage, "game");
    }

    function test_everyPageOpens() {
        newGame();
        const wanted = {
            "company": {
                "seat": 0
            }
        };
        for (const name of Object.keys(navigator.pagesOf("outpost"))) {
            verify(navigator.openPage("home"));
            verify(navigator.push(name, wanted[name] ?? {}, true), name);
            compare(navigator.currentPage, name);
        }
    }

    function test_cardsAreKeptAndCorrected() {
        verify(navigator.openPage("outpost/cards"));
        waitForRendering(navigator);
        click("card0");
        tryVerify(() => item("keepCard") !== null);
        click("plus_workers");
        click("keepCard");
        tryVerify(() => item("keepCard") === null);
        keyClick(Qt.Key_Escape);
        tryCompare(navigator, "currentPage", "home");
    }

    name: "OutpostGame"
    when: windowShown
    visible: true
    width: 390
    height: 844

    TestGames {
        id: games
    }

    AppSettings {
        id: appSettings

        host: storeHost
    }

    GameTables {
        id: gameTables

        host: storeHost
    }

    Component {
        id: component

        PageNavigator {
            anchors.fill: parent
            host: storeHost
            settings: appSettings
            tables: gameTables
        }
    }

    // Last, as in Main.qml: it has to know its file before it is asked for settings.
    StoreHost {
        id: storeHost

        file: games.storeFile()
    }
}
