import QtQuick
import QtTest

// All games, reached and left as in the program.
NavigatorCase {
    function shown(name: string): Item {
        const found = findChild(navigator, name);
        return found && found.visible ? found : null;
    }

    function tap(name: string, page: string) {
        tryVerify(() => shown(name), 5000, `there is no ${name}`);
        waitForRendering(navigator, 300);
        open(page, name);
    }

    function test_aGameThatIsThrownAwayIsNotContinued() {
        verify(games.beginPlain(barrageTable));
        verify(navigator.openPage("game"));
        tap("backButton", "home");
        tryVerify(() => shown("continueButton"));
        tap("sessionsButton", "sessions");
        while (shown("remove0")) {
            tap("remove0", "sessions");
            tap("confirm0", "sessions");
        }
        tap("backButton", "home");
        tryVerify(() => !shown("continueButton"));
    }

    function test_aGameThatCannotBeOpenedSaysSo() {
        verify(games.beginPlain(barrageTable));
        verify(navigator.openPage("sessions"));
        const notice = findChild(findChild(navigator, "sessions"), "tableNotice");
        verify(!notice.visible);
        navigator.openGame("gone");
        compare(navigator.currentPage, "sessions");
        verify(notice.visible);
        verify(notice.y + notice.height <= shown("games").y);
        verify(navigator.push("about", {}, true));
        navigator.leave();
        compare(navigator.currentPage, "sessions");
        verify(!notice.text);
    }

    function test_aGameThatWasOnlyLookedAtIsTheNextOne() {
        verify(games.begin(barrageTable, 3));
        const older = barrageTable.sessionId;
        verify(games.beginPlain(barrageTable));
        navigator.openGame(older);
        tryCompare(navigator, "currentPage", "game");
        tryVerify(() => !navigator.isChanging);
        wait(5); // on the screen for a moment
        tap("backButton", "home");
        tryVerify(() => shown("continueButton")?.text.includes("Anna"));
        tap("continueButton", "game");
        compare(barrageTable.sessionId, older);
    }

    function test_aGameThatWasOnlyLookedAtStandsFirst() {
        verify(games.beginPlain(barrageTable));
        const older = barrageTable.sessionId;
        verify(games.beginPlain(barrageTable));
        verify(navigator.openPage("sessions"));
        const list = shown("games") as ListView;
        compare(list.itemAtIndex(1).sessionId, older);
        tap("open1", "game");
        wait(5); // on the screen for a moment
        keyClick(Qt.Key_Escape);
        tryVerify(() => list.itemAtIndex(0)?.sessionId === older);
    }

    function rowOf(session: string): Item {
        const list = shown("games") as ListView;
        for (let i = 0; i < list.count; ++i)
            if (list.itemAtIndex(i)?.sessionId === session)
                return list.itemAtIndex(i);
        return null;
    }

    function test_showsRoundAndPoints() {
        verify(games.begin(barrageTable, 2));
        const session = barrageTable.sessionId;
        verify(navigator.openPage("sessions"));
        compare(shown("open0").text.split("\n").length, 3); // its line is there from the beginning
        tryCompare(rowOf(session), "standing", "Round 1 of 5 · Anna\u00a010, Germany\u00a010");
        compare(shown("open0").text.split("\n")[1], rowOf(session).standing);
        verify(games.playToTheEnd(barrageTable));
        findChild(navigator, "sessions").refresh();
        tryVerify(() => /^Anna\s\d+, Germany\s\d+$/.test(rowOf(session)?.standing));
    }

    name: "SessionsPage"
}
