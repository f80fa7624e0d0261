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

    // The actions are out of sight then, and have changed.
    function test_aTabletTurnsWhileAnAutomaPlays() {
        open(1280, 800);
        playUntil(() => shown("option0"));
        playUntil(() => shown("doneButton"));
        root.width = 800;
        root.height = 1280;
        waitForRendering(page);
        playUntil(() => shown("option0"));
        verify(item("option0").mapToItem(page, item("option0").width, 0).x <= 800);
    }

    function isInView(view: Item, box: rect): bool {
        const left = view.pan.x + box.x * view.unit;
        const top = view.pan.y + box.y * view.unit;
        return left >= -1 && top >= -1 && left + box.width * view.unit <= view.width + 1 && top + box.height * view.unit <= view.height + 1;
    }

    function phones(): list<var> {
        return [{
                "tag": "small phone",
                "size": Qt.size(360, 640),
                "scale": 1
            }, {
                "tag": "small phone, 150 %",
                "size": Qt.size(360, 640),
                "scale": 1.5
            }, {
                "tag": "phone",
                "size": Qt.size(390, 844),
                "scale": 1
            }];
    }

    function test_theMapKeepsItsScaleAndShowsWhatIsMarked_data() {
        return phones();
    }

    // Through turns of everybody, phases and choices.
    function test_theMapKeepsItsScaleAndShowsWhatIsMarked(data) {
        Style.textScale = data.scale;
        open(data.size.width, data.size.height);
        const view = item("mapView");
        const unit = view.unit;
        verify(unit >= view.readable - 0.01, `${unit}`);
        let shownMarks = 0;
        for (let move = 0; move < 60; ++move) {
            verify(games.playOne(barrageTable, seed));
            wait(0);
            fuzzyCompare(view.unit, unit, 0.001);
            if (!item("mapView").visible || view.map.marked.length === 0)
                continue;
            let seen = 0;
            for (let i = 0; i < view.map.marked.length; ++i)
                seen += isInView(view, view.map.marked[i].outline) ? 1 : 0;
            verify(seen > 0, `none of ${view.map.marked.length} marks is seen`);
            ++shownMarks;
        }
        verify(shownMarks > 5);
    }

    function test_thePanelHasTwoHeightsThatAreRemembered_data() {
        return phones();
    }

    function test_thePanelHasTwoHeightsThatAreRemembered(data) {
        Style.textScale = data.scale;
        open(data.size.width, data.size.height);
        playUntil(() => shown("doneButton"));
        const grip = item("panelGrip");
        const unit = item("mapView").unit;
        const forTwoInstructions = 13 * Style.fontBody + Style.button + 3 * Style.gap;
        fuzzyCompare(grip.panelHeight, Math.min(Math.max(0.45 * page.height, forTwoInstructions), page.room - 2 * Style.touch), 1);
        const normal = grip.panelHeight;
        tapGrip();
        fuzzyCompare(grip.panelHeight, Math.min(0.85 * page.height, page.room), 1);
        verify(appSettings.hasLargePanel);
        compare(item("mapView").unit, unit); // below it
        page.destroy();
        open(data.size.width, data.size.height);
        playUntil(() => shown("doneButton"));
        fuzzyCompare(item("panelGrip").panelHeight, Math.min(0.85 * page.height, page.room), 1);
        tapGrip();
        compare(item("panelGrip").panelHeight, normal);
        verify(!appSettings.hasLargePanel);
    }

    // What is not about the map is large for as long as it is there.
    function test_aTableOfPointsIsLargeWithoutBeingRemembered() {
        open(390, 844);
        playUntil(() => shown("scoreTable"));
        fuzzyCompare(item("panelGrip").panelHeight, Math.min(0.85 * page.height, page.room), 1);
        tapGrip();
        tapGrip();
        verify(!appSettings.hasLargePanel);
        playUntil(() => shown("doneButton"));
        verify(item("panelGrip").panelHeight < page.height / 2);
    }

    function tapGrip() {
        const at = middleOf("panelGrip");
        mouseClick(page, at.x, at.y);
        waitForRendering(page, 300);
    }

    function test_aTabletShowsTheWholeMap_data() {
        return [{
                "tag": "100 %",
                "scale": 1
            }, {
                "tag": "150 %",
                "scale": 1.5
            }];
    }

    function test_aTabletShowsTheWholeMap(data) {
        Style.textScale = data.scale;
        open(1280, 800);
        playUntil(() => shown("doneButton"));
        const view = item("mapView");
        compare(view.zoom, 1);
        verify(view.unit > 1.5, `${view.unit}`);
        verify(isInView(view, Qt.rect(0, 0, view.map.size.width, view.map.size.height)));
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
        tryVerify(() => shown("nextButton")); // drops of the last turn are there
        compare(title.text, barrageTable.title);
        const flow = title.text;
        tryVerify(() => !item("doubleTapGuard").isHolding);
        waitForRendering(page, 1000);
        const at = middleOf("nextButton"); // where it has settled
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

    // The next Automa's chip has it, and it takes no room from what one can do.
    function test_forecastIsOneTapOnTheAutomasChip() {
        open(390, 844);
        playUntil(() => shown("forecastButton") && shown("option0"));
        const map = item("mapView").map;
        const marked = map.marked.length;
        const firstOption = middleOf("option0");
        const button = item("forecastButton");
        verify(button.width >= Style.touch && button.height >= Style.touch);
        mouseClick(button);
        const sheet = page.forecastSheet;
        tryVerify(() => sheet.opened);
        compare(middleOf("option0"), firstOption);
        verify(findChild(sheet.contentItem, "forecast0").Accessible.name !== "");
        verify(map.marked.length > marked);
        verify(map.marked[0].markLabel !== "");
        keyClick(Qt.Key_Escape);
        tryVerify(() => !sheet.visible);
        compare(map.marked.length, marked);
        let asked = "";
        page.pageRequested.connect(name => asked = name);
        mouseClick(button.parent, Style.gap, button.parent.height / 2);
        compare(asked, "company");
    }

    function test_forecastCanBeTurnedOff() {
        open(390, 844);
        playUntil(() => shown("forecastButton"));
        appSettings.showsForecast = false;
        verify(!findChild(page, "forecastButton"));
        appSettings.showsForecast = true;
        verify(shown("forecastButton"));
    }

    name: "GamePage"
}
