import QtQuick
import Penstock.Style

GameCase {
    id: root

    // What is seen of an instruction lies above the button.
    function isSeen(name: string): bool {
        const line = item(name);
        const scroll = item("scroll");
        const top = line.mapToItem(scroll, 0, 0).y;
        return top >= 0 && top + line.height <= scroll.height;
    }

    function test_twoInstructionsAreReadAtOnce_data() {
        return [{
                "tag": "small phone",
                "width": 360,
                "height": 640,
                "scale": 1
            }, {
                "tag": "small phone, 150 %",
                "width": 360,
                "height": 640,
                "scale": 1.5
            }, {
                "tag": "phone",
                "width": 390,
                "height": 844,
                "scale": 1
            }, {
                "tag": "phone on its side",
                "width": 844,
                "height": 390,
                "scale": 1
            }, {
                "tag": "tablet",
                "width": 1280,
                "height": 800,
                "scale": 1
            }];
    }

    function test_twoInstructionsAreReadAtOnce(data) {
        Style.textScale = data.scale;
        open(data.width, data.height);
        for (let turns = 0; turns < 5; ++turns) {
            playUntil(() => shown("doneButton") && findChild(page, "line1"));
            waitForRendering(page, 1000);
            verify(isSeen("line0"), `${item("line0").text} ${item("line0").height}`);
            verify(isSeen("line1"), `${item("line1").text} ${item("line1").height}`);
            const done = item("doneButton");
            verify(done.mapToItem(page, 0, done.height).y <= data.height);
            verify(games.playOne(barrageTable, seed));
        }
    }

    function test_aSmallMapShowsWhatIsMarked() {
        open(360, 640);
        Style.textScale = 1.5;
        const view = item("mapView");
        playUntil(() => shown("doneButton") && view.map.markedBox.width > 0);
        verify(view.wholeUnit < view.readable);
        verify(view.zoom > 1);
        const box = view.map.markedBox;
        verify(view.pan.x + box.x * view.unit >= -1);
        verify(view.pan.y + box.y * view.unit >= -1);
        verify(view.pan.x + (box.x + box.width) * view.unit <= view.width + 1);
        verify(view.pan.y + (box.y + box.height) * view.unit <= view.height + 1);
    }

    function test_theTileStandsWithTheTurn() {
        open(390, 844);
        playUntil(() => shown("doneButton") && shown("tileStrip"));
        verify(!shown("tilePicture"));
        verify(findChild(page, "tileSign0"));
        const flickable = item("scroll").contentItem;
        flickable.contentY = Math.max(0, flickable.contentHeight - flickable.height);
        waitForRendering(page, 1000);
        const at = middleOf("tileStrip");
        mouseClick(page, at.x, at.y);
        verify(shown("tilePicture"));
        verify(shown("action0"));
    }

    function test_theTileIsUnfoldedWhereThereIsRoom() {
        open(1280, 800);
        playUntil(() => shown("doneButton") && shown("tileStrip"));
        verify(shown("tilePicture"));
    }

    function test_undoWaitsWhileAnEarlierTableIsLookedAt() {
        open(390, 844);
        playUntil(() => shown("doneButton"));
        const before = barrageTable.cursor;
        barrageTable.view(1);
        waitForRendering(page, 1000);
        const at = middleOf("undoButton");
        mouseClick(page, at.x, at.y);
        compare(barrageTable.cursor, before);
        compare(barrageTable.viewedEntry, 1);
        verify(item("undoButton").text.startsWith("This is an earlier table"), item("undoButton").text);
        barrageTable.view(-1);
        mouseClick(page, at.x, at.y);
        compare(barrageTable.cursor, before - 1);
    }

    function test_menuKeepsAwayFromTheEdges_data() {
        return [{
                "tag": "phone",
                "size": Qt.size(390, 844)
            }, {
                "tag": "tablet",
                "size": Qt.size(1280, 800)
            }];
    }

    function test_menuKeepsAwayFromTheEdges(data) {
        open(data.size.width, data.size.height);
        page.openMenu();
        tryCompare(page.menu, "opened", true);
        const log = findChild(page.menu.contentItem, "menuLog");
        const left = log.mapToItem(page, 0, 0).x;
        const right = page.width - log.mapToItem(page, log.width, 0).x;
        verify(left >= Style.gap, `${left}`);
        fuzzyCompare(right, left, 1);
        verify(log.width <= Style.column, `${log.width}`);
        page.menu.close();
        tryCompare(page.menu, "visible", false);
    }

    function test_scoringIsATableThatSaysWhy() {
        open(390, 844);
        playUntil(() => shown("scoreTable"));
        const reason = item("scoreReason");
        const hint = reason.text;
        const line = findChild(item("scoreTable"), "scoreLine2");
        const at = line.mapToItem(page, line.width / 2, line.height / 2);
        mouseClick(page, at.x, at.y);
        verify(reason.text !== hint);
        compare(reason.text.split("\n").length, 2);
        waitForRendering(page, 1000);
        mouseClick(page, at.x, at.y);
        compare(reason.text, hint);
    }

    function test_titleNamesTheFlowUntilTheDropsAreThere() {
        Style.reducedMotion = false;
        open(390, 844);
        playUntil(() => barrageTable.title.endsWith("Water flow"));
        const title = item("gameTitle");
        const before = barrageTable.cursor;
        tryVerify(() => {
                // drops of the last turn are there
                finishSteps();
                return shown("nextButton");
            });
        compare(title.text, barrageTable.title);
        const flow = title.text;
        const at = middleOf("nextButton");
        tryVerify(() => !item("doubleTapGuard").isHolding);
        mouseClick(page, at.x, at.y);
        compare(barrageTable.cursor, before + 1);
        verify(shown("skipButton"));
        verify(barrageTable.title !== flow);
        compare(title.text, flow);
        item("skipButton").clicked();
        compare(title.text, barrageTable.title);
    }

    function test_leftHandsHaveTheirControlsOnTheLeft() {
        Style.leftHanded = true;
        open(360, 640);
        playUntil(() => shown("doneButton"));
        for (const name of ["undoButton", "redoButton", "menuButton"])
            verify(middleOf(name).x < middleOf("gameTitle").x, name);
        verify(middleOf("doneButton").x < middleOf("whyButton").x);
        Style.leftHanded = false;
        waitForRendering(page, 1000);
        verify(middleOf("undoButton").x > middleOf("gameTitle").x);
        verify(middleOf("doneButton").x > middleOf("whyButton").x);
    }

    function test_forecastIsMarkedOnTheMapWhileOpen() {
        appSettings.showsForecast = true;
        open(390, 844);
        playUntil(() => shown("forecastButton"));
        const map = item("mapView").map;
        const marked = map.marked.length;
        const at = middleOf("forecastButton");
        mouseClick(page, at.x, at.y);
        verify(findChild(page, "forecast0"));
        verify(map.marked.length > marked);
        verify(map.marked[0].markLabel !== "");
        waitForRendering(page, 1000);
        const again = middleOf("forecastButton");
        mouseClick(page, again.x, again.y);
        compare(map.marked.length, marked);
    }

    name: "GamePage"
}
