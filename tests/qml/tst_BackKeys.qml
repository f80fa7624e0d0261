import QtQuick
import QtTest
import Penstock.Style

// Esc and Android's Back: one step back inside a page, then to the page before, and never out of the
// program.
NavigatorCase {
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
        open("about", "aboutButton");
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
                "tap": "option0"
            }, {
                "tag": "all games",
                "page": "sessions",
                "tap": "remove0",
                "inside": "confirm0"
            }];
    }

    // What is seen only there, or the page's own word.
    function isInside(row: var): bool {
        return row.inside ? findChild(navigator, row.inside).visible : findChild(navigator, row.page).correction.canGoBack;
    }

    function test_keysGoOneStepBackInsideAPage(row) {
        verify(games.beginPlain(barrageTable));
        verify(games.proceed(barrageTable));
        for (const key of [Qt.Key_Escape, Qt.Key_Back]) {
            verify(navigator.openPage(row.page));
            waitForRendering(navigator);
            click(row.tap);
            tryVerify(() => isInside(row));
            keyClick(key);
            tryVerify(() => !isInside(row));
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
        while (!findChild(navigator, row.tap)?.visible) {
            verify(!barrageTable.isOver && games.playOne(barrageTable, seed));
            if (findChild(navigator, "stepsDoneButton")?.visible)
                findChild(navigator, "stepsDoneButton").clicked();
        }
        waitForRendering(navigator);
        click(row.tap);
        verify(findChild(navigator, row.inside).visible);
        keyClick(Qt.Key_Escape);
        verify(!findChild(navigator, row.inside).visible);
        compare(navigator.currentPage, "game");
        keyClick(Qt.Key_Back);
        tryCompare(navigator, "currentPage", "home");
    }

    function test_keysStayOnHome() {
        keyClick(Qt.Key_Escape);
        compare(navigator.currentPage, "home");
    }

    name: "BackKeys"
}
