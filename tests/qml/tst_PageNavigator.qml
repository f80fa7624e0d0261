import QtQuick
import QtTest
import Penstock.App
import Penstock.Shell
import Penstock.Style

NavigatorCase {
    id: root

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

    function test_whoComesBackByKeysIsWhereTheyWere() {
        findChild(navigator, "aboutButton").forceActiveFocus(Qt.TabFocusReason);
        keyClick(Qt.Key_Return);
        tryCompare(navigator, "currentPage", "about");
        tryVerify(() => !navigator.isChanging);
        verify(!findChild(navigator, "home").visible);
        verify(!findChild(navigator, "aboutButton").activeFocus);
        keyClick(Qt.Key_Escape);
        tryCompare(navigator, "currentPage", "home");
        tryVerify(() => findChild(navigator, "aboutButton").activeFocus);
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

    // In whole words in sight, below the page.
    function noticeOf(shown: PageNavigator): Item {
        const notice = findChild(shown, "transferMessage");
        waitForRendering(shown, 300); // it may be drawn already
        verify(notice.visible && notice.mapToItem(shown, 0, notice.height).y <= shown.height);
        verify(shown.page.height <= notice.mapToItem(shown, 0, 0).y);
        return notice;
    }

    function test_aFileFromOutsideIsAddedWhereOneIs() {
        verify(games.keepFinished(host)); // a session with its result is one game
        const file = games.urlOf(`${games.folder()}/weekend.penstock`);
        navigator.transfer.exportAll(file);
        tryVerify(() => !navigator.transfer.isBusy);
        const count = games.gameCount(host);
        verify(count > 1);
        const other = createTemporaryObject(emptyComponent, root).navigator as PageNavigator;
        verify(other.openPage("history"));
        other.bringIn(file);
        tryVerify(() => !other.transfer.isBusy, 60000);
        compare(other.currentPage, "history");
        compare(noticeOf(other).text.split(".")[0], `Added ${count} games`);
        mouseClick(findChild(noticeOf(other), "dismissButton"));
        verify(!findChild(other, "transferMessage").visible);
        fuzzyCompare(other.page.height, other.height, 1);
    }

    function test_addsAFileFromOutsideAndSaysSo() {
        verify(games.beginPlain(barrageTable));
        const file = games.urlOf(`${games.folder()}/evening.penstock`);
        navigator.transfer.exportAll(file);
        tryVerify(() => !navigator.transfer.isBusy);
        open("about", "aboutButton");
        navigator.bringIn(file);
        tryVerify(() => !navigator.transfer.isBusy);
        compare(navigator.currentPage, "about");
        verify(noticeOf(navigator).text.startsWith("Nothing new: "), noticeOf(navigator).text);
        navigator.bringIn(games.urlOf(`${games.folder()}/gone.penstock`));
        tryVerify(() => !navigator.transfer.isBusy);
        verify(noticeOf(navigator).text.includes("gone.penstock cannot be read"));
        click("backButton");
        tryCompare(navigator, "currentPage", "home");
        tryVerify(() => !navigator.isChanging);
        verify(findChild(navigator, "transferMessage").visible); // not read yet
        open("settings", "settingsButton");
        verify(!findChild(navigator, "transferMessage").visible);
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
        compare(root.settings.hasReducedMotion, false);
        mouseClick(motion);
        compare(root.settings.hasReducedMotion, true);
        mouseClick(motion);
        compare(root.settings.hasReducedMotion, false);
        mouseClick(findChild(findChild(navigator, "themeChoice"), "choice2"));
        compare(root.settings.theme, AppSettings.DarkTheme);
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
        tryVerify(() => other.transfer.message.startsWith("Added "), 60000);
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
            verify(navigator.push(name, wanted[own] ?? {}, true), name);
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
                settings: root.settings
                tables: root.tables
            }

            StoreHost {
                id: emptyHost

                file: root.games.storeFile()
            }
        }
    }
}
