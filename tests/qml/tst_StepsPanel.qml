import QtQuick
import QtTest
import Penstock.App
import Penstock.Style

// What has to be done on the table after turns and phases, worked through with the finger.
GameCase {
    id: root

    function tapOn(it: Item) {
        verify(it, "there is nothing to tap");
        waitForRendering(page, 300);
        taps.waitForGuard();
        const at = it.mapToItem(page, it.width / 2, it.height / 2);
        mouseClick(page, at.x, at.y);
    }

    function tap(name: string) {
        tapOn(item(name));
    }

    function line(index: int): Item {
        return findChild(item("steps"), `line${index}`);
    }

    function tickOf(index: int): Item {
        return findChild(line(index), "tick");
    }

    function texts(): string {
        const all = [];
        for (let i = 0; line(i); ++i)
            all.push(line(i).text);
        return all.join("\n");
    }

    // To the list after an income with a choice.
    function chooseIncome() {
        verify(games.beginWithIncomeChoice(barrageTable));
        open(390, 844);
        tap("nextButton");
        verify(!shown("stepsDoneButton"));
        taps.tap(taps.firstLegal());
        if (!shown("stepsDoneButton"))
            taps.confirm();
        tryVerify(() => shown("stepsDoneButton"));
    }

    function test_anIncomeWithAChoiceEndsInOneList() {
        verify(games.beginWithIncomeChoice(barrageTable));
        open(390, 844);
        verify(shown("choicesFirst"));
        compare(findChild(page, "line0").text, "USA · 2nd elevation: 1 machine of your choice");
        chooseIncome();
        verify(texts().includes("USA · 2nd elevation: take 1 "), texts());
        verify(texts().includes("headstream C"), texts());
        tap("stepsDoneButton");
        verify(!shown("stepsDoneButton"));
        verify(shown("prompt"));
    }

    function test_ticksOutliveARestart() {
        chooseIncome();
        verify(!line(1).isDone);
        verify(tickOf(1).width >= Style.touch && tickOf(1).height >= Style.touch);
        tapOn(tickOf(1));
        verify(line(1).isDone);
        const session = barrageTable.sessionId;
        barrageTable.close();
        verify(barrageTable.open(session));
        tryVerify(() => shown("stepsDoneButton"));
        verify(!line(0).isDone);
        verify(line(1).isDone);
        tapOn(tickOf(1));
        verify(!line(1).isDone);
    }

    function test_aLineShowsItsPlaceOnTheMap() {
        chooseIncome();
        const view = item("mapView");
        let row = 0;
        while (!line(row).hasMarks)
            ++row;
        const all = view.map.marked.length;
        verify(all > 1);
        tapOn(line(row));
        verify(line(row).isShown);
        compare(view.map.marked.length, 1);
        tapOn(line(row));
        verify(!line(row).isShown);
    }

    function test_saysHowManyMoreThereAre() {
        chooseIncome();
        Style.textScale = 1.5;
        root.width = 360;
        root.height = 640;
        waitForRendering(page, 1000);
        const flickable = item("stepsScroll").contentItem;
        tryVerify(() => flickable.contentHeight > flickable.height);
        const more = findChild(item("stepsScroll"), "moreBelow");
        verify(more.visible);
        let hidden = 0;
        for (let i = 0; line(i); ++i)
            if (line(i).y + line(i).height > flickable.height + 1)
                ++hidden;
        verify(more.text.includes(`${hidden} more`), more.text);
        flickable.contentY = flickable.contentHeight - flickable.height;
        tryVerify(() => !more.visible);
    }

    function test_whatTheAppDealtIsShownUntilItIsDone() {
        open(390, 844);
        playUntil(() => shown("dealButton"));
        while (shown("dealButton"))
            tap("dealButton");
        tryVerify(() => shown("stepsDoneButton"));
        let row = 0;
        while (line(row) && line(row).picture !== "contract")
            ++row;
        verify(line(row), texts());
        verify(!line(row).text.includes("energy"), line(row).text); // which the picture shows
        verify(line(row).Accessible.name.includes("energy"));
        const session = barrageTable.sessionId;
        barrageTable.close();
        verify(barrageTable.open(session));
        tryVerify(() => shown("stepsDoneButton"));
        tap("stepsDoneButton");
        verify(!shown("stepsDoneButton"));
    }

    function test_anAutomasStepsAreTickedToo() {
        open(390, 844);
        playUntil(() => shown("doneButton"));
        const first = findChild(item("instructions"), "line0");
        tapOn(findChild(first, "tick"));
        verify(first.isDone);
        const session = barrageTable.sessionId;
        barrageTable.close();
        verify(barrageTable.open(session));
        tryVerify(() => shown("doneButton"));
        verify(findChild(item("instructions"), "line0").isDone);
        tap("doneButton");
        verify(!shown("stepsDoneButton")); // it was told before it was done
    }

    name: "StepsPanel"

    GameTaps {
        id: taps

        test: root
        page: root.page
    }
}
