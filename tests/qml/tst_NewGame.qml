import QtQuick
import QtTest
import Penstock.App
import Penstock.Barrage
import Penstock.Style
import Penstock.Tests

TestCase {
    id: root

    readonly property int tapsFromHome: 1 // "New game"
    property int taps: 0
    property NewGamePage page: null

    function init() {
        failOnWarning(/.?/);
        taps = tapsFromHome;
        page = createTemporaryObject(component, root) as NewGamePage;
        verify(page);
    }

    function cleanup() {
        Style.textScale = 1;
        root.width = 390;
        root.height = 844;
        const setup = findChild(page, "setupModel");
        while (setup.back()) {
        }
        setup.showTable();
        setup.clearAll();
        setup.back();
        barrageTable.close();
    }

    function control(name: string): Item {
        const found = findChild(page, name);
        verify(found, `there is no ${name}`);
        return found;
    }

    function tap(name: string) {
        const item = control(name);
        tryVerify(() => item.visible && item.width >= 48 && item.height >= 48);
        waitForRendering(page);
        reveal(item);
        mouseClick(item);
        taps += 1;
    }

    // Scrolls like a finger would, which is no tap.
    function reveal(item: Item) {
        let flickable = item.parent;
        while (flickable && flickable.contentY === undefined)
            flickable = flickable.parent;
        if (!flickable)
            return;
        const y = item.mapToItem(flickable.contentItem, 0, 0).y;
        const last = Math.max(0, flickable.contentHeight - flickable.height);
        flickable.contentY = Math.min(Math.max(0, y + item.height - flickable.height), last);
        wait(0);
    }

    // Taps pictures that lie nowhere yet until the place has one.
    function tapNextChoice(): bool {
        const setup = findChild(page, "setupModel");
        if (setup.stage !== BarrageSetupModel.Choosing)
            return false;
        for (let row = 0; row < setup.choices.rowCount(); ++row) {
            const index = setup.choices.index(row, 0);
            if (setup.choices.data(index, SetupChoiceModel.ChosenForRole) === "") {
                tap("choice" + setup.choices.data(index, SetupChoiceModel.ThingRole));
                return true;
            }
        }
        return false;
    }

    function test_dealtInFewerThanTenTaps() {
        tap("playersDone");
        tap("dealAllButton");
        started.clear();
        tap("startButton");
        compare(started.count, 1);
        verify(barrageTable.isOpen);
        verify(taps < 10, `${taps} taps`);
    }

    function test_dealtWithTheLeeghwaterProjectInFewerThanTenTaps() {
        tap("leeghwater");
        tap("playersDone");
        tap("dealAllButton");
        started.clear();
        tap("startButton");
        compare(started.count, 1);
        verify(barrageTable.hasLeeghwater);
        verify(taps < 10, `${taps} taps`);
        findChild(page, "setupModel").hasLeeghwater = false;
    }

    function test_hasNoExpansionWithTheIntroductoryGame() {
        tap("leeghwater");
        tap("introductoryGame");
        const setup = findChild(page, "setupModel");
        verify(!setup.hasLeeghwater);
        verify(!control("leeghwater").visible);
        tap("fullGame");
        verify(control("leeghwater").visible);
        verify(!control("leeghwater").checked);
    }

    function test_copiedInFewerThanFortyTaps() {
        tap("playersDone");
        tap("copyButton");
        while (tapNextChoice()) {
            verify(taps < 40);
        }
        started.clear();
        tap("startButton");
        compare(started.count, 1);
        verify(barrageTable.isOpen);
        verify(taps < 40, `${taps} taps`);
    }

    function test_onePartDealtOneCopied() {
        tap("playersDone");
        tap("dealPart" + 0);
        tap("part" + 2);
        compare(page.title, "Objective");
        tap("choice3");
        compare(page.title, "The table");
        tap("dealAllButton");
        compare(page.title, "What to put where");
        tap("instruction0");
        tap("startButton");
        verify(barrageTable.isOpen);
    }

    function test_instructionsTickedByKeys() {
        tap("playersDone");
        tap("dealAllButton");
        const first = control("instruction0");
        first.ListView.view.forceActiveFocus(Qt.TabFocusReason);
        keyClick(Qt.Key_Space);
        verify(first.isDone);
        keyClick(Qt.Key_Down);
        verify(control("instruction1").hasKeys);
        keyClick(Qt.Key_Return);
        verify(control("instruction1").isDone);
    }

    // A finger that taps twice at the same place hits the same picture, whatever stands above it.
    function test_picturesStayBetweenTaps() {
        const setup = findChild(page, "setupModel");
        Style.textScale = 1.5;
        root.width = 360;
        root.height = 640;
        tap("playersDone");
        tap("copyButton");
        waitForRendering(page);
        const grid = () => findChild(page, "pictures");
        const top = () => grid().mapToItem(page, 0, 0).y;
        while (setup.stage === BarrageSetupModel.Choosing) {
            const part = setup.partTitle;
            const before = top() + scroll(grid()).contentY;
            tapNextChoice();
            waitForRendering(page, 1000);
            if (setup.stage !== BarrageSetupModel.Choosing)
                break;
            if (setup.partTitle === part) {
                compare(top() + scroll(grid()).contentY, before, part);
            } else {
                compare(scroll(grid()).contentY, 0, setup.partTitle);
                verify(top() < page.height / 2, `${setup.partTitle} ${top()}`);
            }
        }
    }

    function scroll(item: Item): Item {
        while (item.contentY === undefined)
            item = item.parent;
        return item;
    }

    function test_theLabelOfAPlaceLeavesThePictureFree() {
        tap("playersDone");
        tap("part" + 0);
        waitForRendering(page);
        const height = control("choice5").height;
        tap("choice5");
        waitForRendering(page, 1000);
        const chosen = control("choice5");
        const label = findChild(chosen, "chosenFor");
        verify(label.text.endsWith("A"));
        const picture = findChild(chosen, "picture");
        verify(label.mapToItem(chosen, 0, 0).y >= picture.mapToItem(chosen, 0, picture.height).y);
        compare(chosen.height, height);
    }

    function test_refusalSaysWhy() {
        compare(control("trouble").text, "");
        tap("introductoryGame");
        compare(control("trouble").text, "Automas cannot play the introductory game: remove them or switch it off.");
        verify(!control("playersDone").enabled);
        tap("remove1");
        compare(control("trouble").text, "At least two players are needed: add one more.");
        tap("addHuman");
        verify(control("playersDone").enabled);
        tap("addAutoma");
        verify(!control("playersDone").enabled);
        tap("fullGame");
        verify(control("playersDone").enabled);
    }

    function test_nameLevelAndTracking() {
        const field = control("name0");
        mouseClick(field);
        field.selectAll();
        for (const letter of "Ola")
            keyClick(letter);
        keyClick(Qt.Key_Return);
        tap("level2");
        tap("tracking1");
        tap("addAutoma");
        verify(control("seat2").isAutoma);
        tap("remove2");
        tap("playersDone");
        tap("dealAllButton");
        tap("startButton");
        verify(barrageTable.isOpen);
        const seats = findChild(page, "setupModel").seats;
        compare(seats.data(seats.index(0, 0), SetupSeatsModel.NameRole), "Ola");
        compare(seats.data(seats.index(0, 0), SetupSeatsModel.IsLightRole), true);
        compare(seats.data(seats.index(1, 0), SetupSeatsModel.LevelRole), 2);
    }

    function test_rulings() {
        tap("rulingsButton");
        compare(page.title, "Rulings");
        tap("other0");
        verify(control("other0").chosen);
        tap("sectionDone");
        compare(page.title, "New game");
        tap("rulingsButton");
        verify(control("other0").chosen);
        tap("usual0");
        tap("sectionDone");
    }

    function test_nothingIsLostOnTheWayBack() {
        tap("playersDone");
        tap("part" + 0);
        tap("choice5");
        tap("choice2");
        tap("backButton");
        tap("backButton");
        compare(page.title, "New game");
        page.destroy();
        page = createTemporaryObject(component, root) as NewGamePage;
        compare(page.title, "The table");
        tap("part" + 0);
        compare(control("place0").place.thing, 5);
        compare(control("place1").place.thing, 2);
        tap("place0");
        compare(control("place0").place.thing, -1);
        tap("backButton");
        tap("backButton");
        left.clear();
        tap("backButton");
        compare(left.count, 1);
    }

    name: "NewGame"
    when: windowShown
    visible: true
    width: 390
    height: 844

    StoreHost {
        id: store

        file: games.storeFile()
    }

    TestGames {
        id: games
    }

    BarrageTable {
        id: barrageTable

        host: store
    }

    SignalSpy {
        id: started

        target: root.page
        signalName: "gameStarted"
    }

    SignalSpy {
        id: left

        target: root.page
        signalName: "backRequested"
    }

    Component {
        id: component

        NewGamePage {
            anchors.fill: parent
            host: store
            table: barrageTable
        }
    }
}
