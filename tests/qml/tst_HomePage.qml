import QtQuick
import QtTest
import Penstock.App
import Penstock.Shell
import Penstock.Style
import Penstock.Tests

TestCase {
    id: root

    property HomePage page: null

    function init() {
        failOnWarning(/.?/);
        page = createTemporaryObject(component, root) as HomePage;
        verify(page);
        waitForRendering(page);
    }

    function cleanup() {
        Style.leftHanded = false;
    }

    function leftOf(name: string): real {
        const item = findChild(page, name);
        verify(item, name);
        return item.mapToItem(page, 0, 0).x;
    }

    function test_leftHandsHaveTheWaysOnOnTheLeft() {
        verify(leftOf("historyButton") > page.width / 3);
        Style.leftHanded = true;
        tryVerify(() => leftOf("historyButton") < page.width / 3);
    }

    function test_lowScreensShowAllWays() {
        root.width = 844;
        root.height = 390;
        waitForRendering(page);
        for (const name of ["new_nucleum", "aboutButton", "helpButton", "beginButton"]) {
            const item = findChild(page, name);
            tryVerify(() => item.mapToItem(page, 0, item.height).y <= page.height, 1000, name);
        }
        root.width = 1280;
        root.height = 800;
    }

    function pressed(): int {
        return requests.count;
    }

    function test_aButtonIsPressedByMouseTouchAndKeys() {
        const button = findChild(page, "aboutButton");
        requests.clear();
        mouseClick(button);
        compare(pressed(), 1);
        verify(!button.activeFocus, "a tap leaves no frame behind");
        const touch = touchEvent(button);
        touch.press(0, button).commit();
        touch.release(0, button).commit();
        compare(pressed(), 2);
        button.forceActiveFocus(Qt.TabFocusReason);
        for (const key of [Qt.Key_Return, Qt.Key_Enter, Qt.Key_Space])
            keyClick(key);
        compare(pressed(), 5);
        compare(requests.signalArguments[4][0], "about");
    }

    function test_whoSlidesOffAButtonDoesNotPressIt() {
        const button = findChild(page, "aboutButton");
        requests.clear();
        mousePress(button);
        mouseMove(button, button.width / 2, -200);
        mouseRelease(button, button.width / 2, -200);
        compare(pressed(), 0);
    }

    function test_whatLeadsNowhereIsNotPressed() {
        const button = findChild(page, "sessionsButton"); // there is no game yet
        verify(!button.enabled);
        requests.clear();
        mouseClick(button);
        compare(pressed(), 0);
    }

    function test_tabLeadsThroughAllButtons() {
        const names = ["settingsButton", "aboutButton", "beginButton", "new_barrage", "new_outpost", "new_nucleum", "scorePadButton", "historyButton", "helpButton"];
        findChild(page, names[0]).forceActiveFocus(Qt.TabFocusReason);
        for (const name of names.slice(1)) {
            keyClick(Qt.Key_Tab);
            compare(root.Window.activeFocusItem.objectName, name);
        }
    }

    function test_aLineSaysWhereOneIsIfThePageIsHigher() {
        verify(!findChild(page, "scrollLine"));
        root.width = 360;
        root.height = 400;
        tryVerify(() => findChild(page, "scrollLine"));
        const line = findChild(page, "scrollLine");
        fuzzyCompare(line.position, 0, 0.01);
        const flick = findChild(page, "homeScroll");
        flick.contentY = flick.contentHeight - flick.height;
        fuzzyCompare(line.position + line.size, 1, 0.01);
        root.width = 1280;
        root.height = 800;
        tryVerify(() => !findChild(page, "scrollLine"));
    }

    function within(name: string) {
        const item = findChild(page, name);
        verify(item && item.visible, name);
        verify(item.width >= 48 && item.height >= 48, name);
        tryVerify(() => {
                const corner = item.mapToItem(page, 0, 0);
                return corner.x >= 0 && corner.y >= 0 && corner.x + item.width <= page.width && corner.y + item.height <= page.height;
            }, 1000, name);
    }

    function test_everyWayIsInSight_data() {
        return [{
                "tag": "phone",
                "size": Qt.size(390, 844)
            }, {
                "tag": "tablet",
                "size": Qt.size(1280, 800)
            }, {
                "tag": "tablet, upright",
                "size": Qt.size(800, 1280)
            }];
    }

    function test_everyWayIsInSight(row: var) {
        root.width = row.size.width;
        root.height = row.size.height;
        waitForRendering(page);
        for (const name of ["settingsButton", "aboutButton", "beginButton", "new_barrage", "new_outpost", "new_nucleum", "scorePadButton", "historyButton", "sessionsButton", "helpButton"])
            within(name);
        root.width = 1280;
        root.height = 800;
    }

    function test_whoHasNotPlayedYetIsToldHowToBegin() {
        requests.clear();
        mouseClick(findChild(page, "beginButton"));
        compare(pressed(), 1);
        compare(requests.signalArguments[0][0], "barrage/newGame");
        verify(!findChild(page, "continueButton").visible);
    }

    function test_tilesSayForHowManyAGameIs() {
        compare(findChild(page, "new_barrage").players, "1–4 players");
        compare(findChild(page, "new_outpost").players, "2–6 players");
        requests.clear();
        mouseClick(findChild(page, "new_nucleum"));
        compare(requests.signalArguments[0][0], "nucleum/newGame");
    }

    name: "HomePage"
    when: windowShown
    visible: true
    width: 1280
    height: 800

    TestGames {
        id: games
    }

    StoreHost {
        id: storeHost

        file: games.storeFile()
    }

    SignalSpy {
        id: requests

        target: root.page
        signalName: "pageRequested"
    }

    GameTables {
        id: gameTables

        host: storeHost
    }

    Component {
        id: component

        HomePage {
            host: storeHost
            tables: gameTables
            width: root.width
            height: root.height
        }
    }
}
