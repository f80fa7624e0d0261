import QtQuick
import QtTest
import Penstock.App
import Penstock.Barrage
import Penstock.Style
import Penstock.Tests

// Tests on the page of a game with an Automa, always the same one.
TestCase {
    id: root

    readonly property alias games: testGames
    readonly property alias barrageTable: testTable
    readonly property int seed: 1
    property AppSettings appSettings: null
    property GamePage page: null

    function initTestCase() {
        appSettings = settingsComponent.createObject(root) as AppSettings;
    }

    function init() {
        failOnWarning(/.?/);
        Style.reducedMotion = true;
        testGames.seedChance(seed);
        verify(testGames.beginWithAutoma(testTable, seed));
    }

    function cleanup() {
        Style.reducedMotion = false;
        Style.leftHanded = false;
        Style.textScale = 1;
        appSettings.showsForecast = true;
        appSettings.hasLargePanel = false;
        appSettings.hasOwnTiles = false;
        appSettings.hasOwnCards = false;
    }

    function open(width: int, height: int) {
        root.width = width;
        root.height = height;
        page = createTemporaryObject(pageComponent, root) as GamePage;
        verify(page);
        waitForRendering(page);
    }

    function playUntil(condition) {
        while (!condition())
            verify(testGames.playOne(testTable, seed));
        waitForRendering(page, 1000);
    }

    function item(name: string): Item {
        const found = findChild(page, name);
        verify(found, `there is no ${name}`);
        return found;
    }

    function shown(name: string): bool {
        return findChild(page, name)?.visible ?? false;
    }

    function middleOf(name: string): point {
        const it = item(name);
        return it.mapToItem(page, it.width / 2, it.height / 2);
    }

    when: windowShown
    visible: true
    width: 390
    height: 844

    TestGames {
        id: testGames
    }

    StoreHost {
        id: storeHost

        file: testGames.storeFile()
    }

    // Reads the store at once, so its file has to be known.
    Component {
        id: settingsComponent

        AppSettings {
            host: storeHost
        }
    }

    BarrageTable {
        id: testTable

        host: storeHost
    }

    Component {
        id: pageComponent

        GamePage {
            table: testTable
            settings: root.appSettings
            width: root.width
            height: root.height
        }
    }
}
