import QtQuick
import QtQuick.Templates as T
import QtTest
import Penstock.Barrage
import Penstock.Style

// An entry of the log is entered anew, by taps.
NavigatorCase {
    id: root

    readonly property var bankers: ["usa bank engineers=2", "germany bank engineers=1", "usa bank engineers=10", "germany bank engineers=1"]

    function cleanup() {
        Style.reducedMotion = false;
        Style.textScale = 1;
        root.width = 390;
        root.height = 844;
    }

    function find(name: string): Item {
        return findChild(navigator.page, name) ?? findChild(navigator.T.Overlay.overlay, name);
    }

    function tap(name: string) {
        tryVerify(() => find(name)?.visible, 5000, `there is no ${name}`);
        waitForRendering(navigator, 300);
        const button = find(name);
        verify(button.width >= Style.touch && button.height >= Style.touch, `${name}: ${button.width} x ${button.height}`);
        mouseClick(button);
    }

    function comeTo(name: string) {
        tryCompare(navigator, "currentPage", name);
        tryVerify(() => !navigator.isChanging);
        waitForRendering(navigator, 300);
    }

    // Both go to the bank and back, the USA with all its engineers.
    function openBankers() {
        Style.reducedMotion = true;
        verify(games.beginPlain(barrageTable));
        verify(games.proceed(barrageTable));
        for (const line of bankers)
            verify(games.enter(barrageTable, line), line);
        verify(navigator.openPage("game"));
        comeTo("game");
    }

    function openLog() {
        tap("menuButton");
        const menu = navigator.page.menu;
        tryCompare(menu, "opened", true);
        tap("menuLog");
        comeTo("log");
        tryCompare(menu, "visible", false); // till then it takes every tap
    }

    function change(number: int) {
        openLog();
        const list = find("entries");
        list.positionViewAtIndex(number, ListView.Contain);
        tap(`entry${number}`);
        tap("amendButton");
        comeTo("game");
        compare(barrageTable.amendedEntry, number);
        verify(find("amendmentBar").visible);
    }

    function choose(texts: list<string>) {
        taps.page = navigator.page as GamePage;
        for (const text of texts)
            taps.tap(taps.optionCalled(text));
        if (findChild(navigator.page, "doItButton")?.visible)
            taps.confirm();
    }

    function test_whatFollowedFollows() {
        openBankers();
        change(5);
        choose(["Bank", "2 engineers"]);
        compare(barrageTable.amendedEntry, 0);
        compare(barrageTable.cursor, 5);
        verify(!find("amendmentBar").visible);
        verify(barrageTable.undoLabel.includes("2 engineers"), barrageTable.undoLabel);
        change(3);
        choose(["Bank", "2 engineers"]);
        compare(barrageTable.amendedEntry, 0);
        compare(barrageTable.cursor, 5);
    }

    function test_leavesItAsItWas() {
        openBankers();
        change(2);
        choose(["Bank", "3 engineers"]);
        compare(barrageTable.amendedEntry, 2);
        tap("leaveAmendmentButton");
        compare(barrageTable.amendedEntry, 0);
        compare(barrageTable.cursor, 5);
        verify(!find("amendmentBar").visible);
    }

    // The second visit of the USA does not fit, nor what was played upon it.
    function test_goesOnWithWhatFits() {
        openBankers();
        change(2);
        verify(!find("takeAmendmentButton").visible);
        choose(["Bank", "3 engineers"]);
        compare(barrageTable.misfits.length, 2);
        verify(find("amendedText").text.includes("10 engineers"), find("amendedText").text);
        verify(find("waitingText").text.includes("2 of 3"), find("waitingText").text);
        tap("takeAmendmentButton");
        tryCompare(navigator.page.question, "opened", true);
        verify(find("misfit0").text.includes("10 engineers"));
        verify(find("misfit1").visible);
        tap("keepChangingButton");
        tryCompare(navigator.page.question, "visible", false);
        compare(barrageTable.amendedEntry, 2);
        tap("takeAmendmentButton");
        tap("agreeButton");
        compare(barrageTable.amendedEntry, 0);
        compare(barrageTable.cursor, 3);
        compare(barrageTable.entryCount, 3);
        verify(!barrageTable.canRedo);
        tryCompare(navigator.page.question, "visible", false);
    }

    // One button is all there is room for, and its question has every way out.
    function test_aLowPage() {
        root.width = 360;
        root.height = 640;
        Style.textScale = 1.5;
        openBankers();
        barrageTable.amend(2);
        waitForRendering(navigator, 300);
        verify(find("amendmentBar").height < 0.2 * root.height, `${find("amendmentBar").height}`);
        tap("amendmentButton");
        compare(barrageTable.amendedEntry, 0);
        barrageTable.amend(2);
        verify(games.toTheBank(barrageTable, 3));
        tap("amendmentButton");
        tryCompare(navigator.page.question, "opened", true);
        verify(find("misfitReason").text.length > 0);
        taps.page = navigator.page as GamePage;
        taps.tap(find("leaveInsteadButton"));
        compare(barrageTable.amendedEntry, 0);
        compare(barrageTable.cursor, 5);
        tryCompare(navigator.page.question, "visible", false);
    }

    function test_backGoesOneStepBack_data() {
        return [{
                "tag": "Esc",
                "key": Qt.Key_Escape
            }, {
                "tag": "Back",
                "key": Qt.Key_Back
            }];
    }

    function test_backGoesOneStepBack(row) {
        openBankers();
        change(2);
        choose(["Bank", "3 engineers"]);
        verify(barrageTable.hasAmendment);
        taps.tap(taps.optionCalled("Bank")); // of Germany
        keyClick(row.key);
        verify(barrageTable.hasAmendment);
        keyClick(row.key);
        verify(!barrageTable.hasAmendment);
        compare(barrageTable.amendedEntry, 2);
        keyClick(row.key);
        compare(barrageTable.amendedEntry, 0);
        compare(barrageTable.cursor, 5);
        compare(navigator.currentPage, "game");
        keyClick(row.key);
        comeTo("home");
    }

    function test_theArrowAsksFirst() {
        openBankers();
        change(2);
        choose(["Bank", "3 engineers"]);
        tap("backButton");
        tryCompare(navigator.page.question, "opened", true);
        keyClick(Qt.Key_Escape);
        tryCompare(navigator.page.question, "visible", false);
        compare(navigator.currentPage, "game");
        verify(barrageTable.hasAmendment);
        tap("backButton");
        tap("agreeButton");
        comeTo("home");
        compare(barrageTable.amendedEntry, 0);
        compare(barrageTable.cursor, 5);
    }

    function test_theLogIsReadMeanwhile() {
        openBankers();
        change(2);
        choose(["Bank", "3 engineers"]);
        openLog();
        verify(find("amendedNote").visible);
        for (let number = 1; number <= 5; ++number) {
            const entry = find(`entry${number}`);
            const isMisfit = number > 3;
            compare(entry.parent.isMisfit, isMisfit);
            compare(entry.Accessible.name.endsWith("no longer fits"), isMisfit);
            verify(!entry.enabled);
        }
        mouseClick(find("entry1"));
        compare(barrageTable.viewedEntry, -1);
        keyClick(Qt.Key_Back);
        comeTo("game");
        verify(barrageTable.hasAmendment);
    }

    // Its turn is made of several entries by one tap.
    function test_anAutomasTurn() {
        const seed = 1;
        Style.reducedMotion = true;
        verify(games.beginWithAutoma(barrageTable, seed));
        verify(navigator.openPage("game"));
        comeTo("game");
        let before = 0;
        do {
            while (!find("doneButton")?.visible)
                verify(!barrageTable.isOver && games.playOne(barrageTable, seed));
            before = barrageTable.cursor;
            tap("doneButton");
        } while (barrageTable.cursor < before + 2)
        for (let more = 0; more < 5; ++more)
            verify(games.playOne(barrageTable, seed));
        const count = barrageTable.cursor;
        const last = barrageTable.undoLabel;
        change(before + 1);
        tap("doneButton");
        compare(barrageTable.amendedEntry, 0);
        compare(barrageTable.cursor, count);
        compare(barrageTable.undoLabel, last);
    }

    // With its contract, which is an entry of its own.
    function test_aProduction() {
        Style.reducedMotion = true;
        verify(games.beginPlain(barrageTable));
        verify(games.proceed(barrageTable));
        verify(games.prepareProduction(barrageTable));
        verify(navigator.openPage("game"));
        comeTo("game");
        const before = barrageTable.cursor;
        choose(["Produce", "Production +0", "2 drops: 8 energy"]);
        compare(barrageTable.cursor, before + 2);
        const contract = barrageTable.undoLabel;
        verify(games.enter(barrageTable, "germany bank engineers=1"));
        change(before + 1);
        choose(["Produce", "Production +0"]);
        const other = findChild(navigator.page, "option1");
        compare(other.text, "2 drops: 8 energy");
        taps.tap(other);
        taps.confirm();
        compare(barrageTable.amendedEntry, 0);
        compare(barrageTable.cursor, before + 3);
        barrageTable.undo();
        verify(barrageTable.undoLabel !== contract, contract);
    }

    name: "AmendEntry"

    GameTaps {
        id: taps

        test: root
    }
}
