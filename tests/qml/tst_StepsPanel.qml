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

    // Whether all of it can be reached without scrolling.
    function isWhole(name: string): bool {
        if (!shown(name))
            return false;
        const it = item(name);
        const at = it.mapToItem(page, 0, 0);
        return at.y >= 0 && at.y + it.height <= page.height + 1 && it.height > 0;
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
        verify(!shown("stepsHead"));
        taps.tap(taps.firstLegal());
        if (!shown("stepsHead"))
            taps.confirm();
        tryVerify(() => shown("stepsHead"));
    }

    // The same with the list in sight, which the next choice would leave no room for.
    function openList() {
        chooseIncome();
        tap("stepsHead");
        tryVerify(() => shown("steps"));
        waitForRendering(page, 300);
    }

    function test_anIncomeWithAChoiceEndsInOneList() {
        verify(games.beginWithIncomeChoice(barrageTable));
        open(390, 844);
        verify(shown("choicesFirst"));
        compare(findChild(page, "line0").text, "USA · 2nd elevation: 1 machine of your choice");
        openList();
        verify(texts().includes("USA · 2nd elevation: take 1 "), texts());
        verify(texts().includes("headstream C"), texts());
        verify(!shown("prompt"));
        tap("stepsHead");
        verify(!shown("steps"));
        verify(shown("prompt"));
    }

    function test_theNextActionIsBegunWithoutATapOnTheList() {
        chooseIncome();
        const left = findChild(item("stepsHead"), "stepsLeft").text;
        verify(/^[1-9]\d* to do/.test(left), left);
        verify(item("stepsHead").height >= Style.touch);
        verify(isWhole("stepsHead") && shown("prompt"));
        taps.tap(taps.firstLegal());
        verify(!shown("stepsHead")); // which counts as done
        tap("choiceBackButton");
        verify(shown("stepsHead"));
    }

    function test_theListIsInSightWithTheAutomasTile_data() {
        return [{
                "tag": "phone",
                "size": Qt.size(390, 844),
                "scale": 1
            }, {
                "tag": "small phone",
                "size": Qt.size(360, 640),
                "scale": 1
            }, {
                "tag": "small phone, 150 %",
                "size": Qt.size(360, 640),
                "scale": 1.5
            }, {
                "tag": "tablet",
                "size": Qt.size(1280, 800),
                "scale": 1
            }];
    }

    function test_theListIsInSightWithTheAutomasTile(data) {
        Style.textScale = data.scale;
        open(data.size.width, data.size.height);
        playUntil(() => shown("drawTileButton") && shown("stepsHead"));
        verify(isWhole("stepsHead"));
        verify(isWhole("drawTileButton"));
        if (data.scale === 1) {
            verify(shown("steps"));
            const scroll = item("stepsScroll");
            verify(line(0).mapToItem(scroll, 0, line(0).height).y <= scroll.height + 1, `${scroll.height}`);
        }
        const before = barrageTable.cursor;
        tap("drawTileButton");
        compare(barrageTable.cursor, before + 1);
        verify(!shown("stepsHead"));
        barrageTable.undo();
        tryVerify(() => shown("stepsHead")); // it may not have been done
    }

    function test_ticksOutliveARestart() {
        openList();
        verify(!line(1).isDone);
        verify(tickOf(1).width >= Style.touch && tickOf(1).height >= Style.touch);
        const left = findChild(item("stepsHead"), "stepsLeft");
        const before = parseInt(left.text);
        tapOn(tickOf(1));
        verify(line(1).isDone);
        compare(parseInt(left.text), before - 1);
        const session = barrageTable.sessionId;
        barrageTable.close();
        verify(barrageTable.open(session));
        tryVerify(() => shown("stepsHead"));
        compare(parseInt(left.text), before - 1);
        tap("stepsHead");
        verify(!line(0).isDone);
        verify(line(1).isDone);
        tapOn(tickOf(1));
        verify(!line(1).isDone);
    }

    function test_aLineShowsItsPlaceOnTheMap() {
        openList();
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
        openList();
        Style.textScale = 1.5;
        root.width = 320;
        root.height = 568;
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
        tryVerify(() => shown("stepsHead"));
        let row = 0;
        while (line(row) && line(row).picture !== "contract")
            ++row;
        verify(line(row), texts());
        verify(!line(row).text.includes("energy"), line(row).text); // which the picture shows
        verify(line(row).Accessible.name.includes("energy"));
        const session = barrageTable.sessionId;
        barrageTable.close();
        verify(barrageTable.open(session));
        tryVerify(() => shown("stepsHead"));
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
        verify(!shown("stepsHead")); // it was told before it was done
    }

    name: "StepsPanel"

    GameTaps {
        id: taps

        test: root
        page: root.page
    }
}
