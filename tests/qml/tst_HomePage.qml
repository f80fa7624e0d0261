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
        verify(leftOf("historyButton") > page.width / 2);
        Style.leftHanded = true;
        tryVerify(() => leftOf("historyButton") < page.width / 2);
    }

    function test_lowScreensShowAllWays() {
        root.width = 844;
        root.height = 390;
        waitForRendering(page);
        for (const name of ["new_nucleum", "aboutButton"]) {
            const item = findChild(page, name);
            tryVerify(() => item.mapToItem(page, 0, item.height).y <= page.height, 1000, name);
        }
        root.width = 1280;
        root.height = 800;
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
