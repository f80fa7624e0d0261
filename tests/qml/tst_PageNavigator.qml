import QtQuick
import QtQuick.Controls.Basic
import QtTest
import Penstock.App
import Penstock.Shell
import Penstock.Style
import Penstock.Tests

TestCase {
    id: root

    property PageNavigator navigator: null
    readonly property GameTable barrageTable: gameTables.choose("barrage")

    function init() {
        failOnWarning(/.?/);
        navigator = createTemporaryObject(component, root) as PageNavigator;
        verify(navigator);
        compare(navigator.currentPage, "home");
        waitForRendering(navigator); // before that, things are not where they will be
    }

    function cleanup() {
        Style.reducedMotion = false;
    }

    function click(name: string) {
        const button = findChild(navigator, name);
        verify(button, `there is no ${name}`);
        verify(button.width >= 48 && button.height >= 48);
        mouseClick(button);
    }

    function open(name: string, button: string) {
        click(button);
        tryCompare(navigator, "currentPage", name);
        tryVerify(() => !navigator.isChanging);
    }

    function openAbout() {
        open("about", "aboutButton");
    }

    function test_everyLinkLeadsThereAndBack_data() {
        return [{
                "tag": "about",
                "button": "aboutButton"
            }, {
                "tag": "helpGames",
                "button": "helpButton"
            }, {
                "tag": "history",
                "button": "historyButton"
            }, {
                "tag": "settings",
                "button": "settingsButton"
            }, {
                "tag": "newGame",
                "button": "new_barrage"
            }, {
                "tag": "new game of Outpost",
                "page": "newGame",
                "button": "new_outpost"
            }, {
                "tag": "new game of Nucleum",
                "page": "newGame",
                "button": "new_nucleum"
            }, {
                "tag": "scorePad",
                "button": "scorePadButton"
            }];
    }

    function test_everyLinkLeadsThereAndBack(row) {
        open(row.page ?? row.tag, row.button);
        click("backButton");
        tryCompare(navigator, "currentPage", "home");
    }

    function test_continuesTheLastGameWithOneTap() {
        verify(games.beginPlain(barrageTable));
        const session = barrageTable.sessionId;
        barrageTable.close();
        navigator.openPage("about");
        keyClick(Qt.Key_Escape);
        tryCompare(navigator, "currentPage", "home");
        tryVerify(() => !navigator.isChanging);
        open("game", "continueButton");
        compare(barrageTable.sessionId, session);
        keyClick(Qt.Key_Escape);
        tryCompare(navigator, "currentPage", "home");
    }

    function test_addsAFileFromOutsideAndSaysSo() {
        verify(games.beginPlain(barrageTable));
        const file = games.urlOf(`${games.folder()}/evening.penstock`);
        navigator.transfer.exportAll(file);
        tryVerify(() => !navigator.transfer.isBusy);
        open("about", "aboutButton");
        navigator.bringIn(file);
        compare(navigator.currentPage, "settings");
        tryVerify(() => !navigator.transfer.isBusy);
        verify(findChild(navigator, "transferMessage").text.includes("Here already"));
        navigator.bringIn(games.urlOf(`${games.folder()}/gone.penstock`));
        tryVerify(() => !navigator.transfer.isBusy);
        verify(findChild(navigator, "transferMessage").text.includes("gone.penstock cannot be read"));
        click("backButton");
        tryCompare(navigator, "currentPage", "about"); // once, however many files came
    }

    function test_showsTheLicencesOfTheWorkOfOthers_data() {
        return ["MIT", "LGPL-3.0", "GPL-3.0", "LGPL-2.1", "Apache-2.0"].map(name => ({
                        "tag": name
                    }));
    }

    function test_showsTheLicencesOfTheWorkOfOthers(row) {
        openAbout();
        findChild(navigator, `licence_${row.tag}`).clicked();
        tryCompare(navigator, "currentPage", "licence");
        verify(findChild(navigator, "licenceText").count > 3);
    }

    function test_settingsHoldAtOnce() {
        open("settings", "settingsButton");
        const motion = findChild(navigator, "motionSwitch");
        compare(appSettings.hasReducedMotion, false);
        mouseClick(motion);
        compare(appSettings.hasReducedMotion, true);
        mouseClick(motion);
        compare(appSettings.hasReducedMotion, false);
        mouseClick(findChild(findChild(navigator, "themeChoice"), "choice2"));
        compare(appSettings.theme, AppSettings.DarkTheme);
    }

    function test_keysGoBack_data() {
        return [{
                "tag": "Esc",
                "key": Qt.Key_Escape
            }, {
                "tag": "Back",
                "key": Qt.Key_Back
            }];
    }

    function test_keysGoBack(row) {
        openAbout();
        keyClick(row.key);
        tryCompare(navigator, "currentPage", "home");
    }

    function test_keysGoOneStepBackInsideAPage_data() {
        return [{
                "tag": "new game",
                "page": "newGame",
                "tap": "playersDone",
                "inside": "dealAllButton"
            }, {
                "tag": "correction",
                "page": "correction",
                "tap": "option0",
                "inside": "path"
            }, {
                "tag": "all games",
                "page": "sessions",
                "tap": "remove0",
                "inside": "confirm0"
            }];
    }

    function test_keysGoOneStepBackInsideAPage(row) {
        verify(games.beginPlain(barrageTable));
        verify(games.proceed(barrageTable));
        for (const key of [Qt.Key_Escape, Qt.Key_Back]) {
            verify(navigator.openPage(row.page));
            waitForRendering(navigator);
            click(row.tap);
            tryVerify(() => findChild(navigator, row.inside).visible);
            keyClick(key);
            tryVerify(() => !findChild(navigator, row.inside).visible);
            compare(navigator.currentPage, row.page);
            keyClick(key);
            tryCompare(navigator, "currentPage", "home");
            tryVerify(() => !navigator.isChanging);
        }
    }

    function test_keysLeaveWhatIsOpenOverAnAutomasTurn_data() {
        return [{
                "tag": "Why?",
                "tap": "whyButton",
                "inside": "why"
            }, {
                "tag": "tile codes",
                "tap": "enterTileButton",
                "inside": "tileGrid"
            }];
    }

    function test_keysLeaveWhatIsOpenOverAnAutomasTurn(row) {
        const seed = 1;
        Style.reducedMotion = true; // drops would run for as long as moves come
        verify(games.beginWithAutoma(barrageTable, seed));
        verify(navigator.openPage("game"));
        while (!findChild(navigator, row.tap)?.visible)
            verify(!barrageTable.isOver && games.playOne(barrageTable, seed));
        waitForRendering(navigator);
        click(row.tap);
        verify(findChild(navigator, row.inside).visible);
        keyClick(Qt.Key_Escape);
        verify(!findChild(navigator, row.inside).visible);
        compare(navigator.currentPage, "game");
        keyClick(Qt.Key_Back);
        tryCompare(navigator, "currentPage", "home");
    }

    function test_anImportShowsOnThePageWhereItEnds_data() {
        return [{
                "tag": "settings"
            }, {
                "tag": "sessions",
                "shown": "open0"
            }, {
                "tag": "statistics",
                "shown": "summary"
            }, {
                "tag": "history",
                "shown": "play0"
            }];
    }

    function test_anImportShowsOnThePageWhereItEnds(row) {
        verify(games.beginPlain(barrageTable) && games.playToTheEnd(barrageTable));
        const backup = games.urlOf(`${games.folder()}/${row.tag}.sqlite`);
        navigator.transfer.backUp(backup);
        tryVerify(() => navigator.transfer.message.startsWith("Saved as "), 60000);
        const other = createTemporaryObject(emptyComponent, root).navigator as PageNavigator;
        verify(other.openPage(row.tag));
        const isShown = () => findChild(findChild(other, row.tag), row.shown)?.visible ?? false;
        verify(!row.shown || !isShown());
        other.transfer.bringIn(backup);
        tryVerify(() => other.transfer.message.startsWith("Games, results and cards added: "), 60000);
        compare(other.currentPage, row.tag);
        if (row.shown)
            tryVerify(isShown);
    }

    function test_gamesStandInTheirNewOrderAfterOneWasPlayed() {
        verify(games.beginPlain(barrageTable));
        const older = barrageTable.sessionId;
        verify(games.beginPlain(barrageTable));
        verify(navigator.openPage("sessions"));
        const list = findChild(navigator, "games") as ListView;
        compare(list.itemAtIndex(1).sessionId, older);
        navigator.openGame(older);
        tryCompare(navigator, "currentPage", "game");
        tryVerify(() => !navigator.isChanging);
        verify(games.proceed(barrageTable));
        keyClick(Qt.Key_Escape);
        tryCompare(navigator, "currentPage", "sessions");
        tryVerify(() => list.itemAtIndex(0)?.sessionId === older);
    }

    function test_keysStayOnHome() {
        keyClick(Qt.Key_Escape);
        compare(navigator.currentPage, "home");
    }

    function test_returnPressesTheFocusedButton() {
        const button = findChild(navigator, "aboutButton");
        button.forceActiveFocus(Qt.TabFocusReason);
        keyClick(Qt.Key_Return);
        tryCompare(navigator, "currentPage", "about");
    }

    function test_openPage() {
        verify(navigator.openPage("about"));
        compare(navigator.currentPage, "about");
        verify(navigator.openPage("about"));
        keyClick(Qt.Key_Escape);
        tryCompare(navigator, "currentPage", "home");
    }

    // Each is in a file of its own, which is read only then.
    function test_everyPageOpens() {
        const wanted = {
            "company": {
                "company": 0
            },
            "licence": {
                "licence": "MIT"
            },
            "pad": {
                "game": "barrage"
            }
        };
        verify(games.beginPlain(barrageTable));
        const ofBarrage = Object.keys(navigator.pagesOf("barrage")).map(name => `barrage/${name}`);
        for (const name of Object.keys(navigator.pages).concat(ofBarrage)) {
            const own = name.split("/").pop();
            verify(navigator.openPage("home"));
            verify(navigator.push(name, wanted[own] ?? {}, StackView.Immediate), name);
            compare(navigator.currentPage, own);
        }
    }

    function test_helpIsOfTheGameThatIsChosen() {
        open("helpGames", "helpButton");
        open("help", "help_barrage");
        verify(findChild(navigator, "help"));
    }

    function test_aGameThatIsGoneSaysSo() {
        navigator.openGame("gone");
        compare(navigator.currentPage, "home");
        tryVerify(() => findChild(navigator, "tableNotice")?.visible);
    }

    function test_openPageAtOnce() {
        verify(navigator.openPage("about"));
        const page = findChild(navigator, "about");
        compare(page.opacity, 1);
        verify(page.visible);
    }

    function test_openPageRefusesUnknownNames() {
        verify(!navigator.openPage("nowhere"));
        compare(navigator.currentPage, "home");
    }

    name: "PageNavigator"
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

    // With a store of its own, which has nothing in it.
    Component {
        id: emptyComponent

        Item {
            readonly property PageNavigator navigator: emptyNavigator

            anchors.fill: parent

            PageNavigator {
                id: emptyNavigator

                anchors.fill: parent
                host: emptyHost
                settings: appSettings
                tables: gameTables
            }

            StoreHost {
                id: emptyHost

                file: games.storeFile()
            }
        }
    }

    // Last, as in Main.qml: it has to know its file before it is asked for settings.
    StoreHost {
        id: storeHost

        file: games.storeFile()
    }
}
