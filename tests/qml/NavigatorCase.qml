import QtQuick
import QtTest
import Penstock.App
import Penstock.Shell
import Penstock.Style
import Penstock.Tests

// Tests of pages that lead to one another, with a store that each test file has for itself.
TestCase {
    id: root

    property PageNavigator navigator: null
    property bool meansEveryTap: true
    readonly property alias games: testGames
    readonly property alias host: storeHost
    readonly property alias settings: appSettings
    readonly property alias tables: gameTables
    readonly property BarrageTable barrageTable: gameTables.choose("barrage") as BarrageTable

    function init() {
        failOnWarning(/.?/);
        if (meansEveryTap)
            testGames.meanEveryTap();
        gameTables.choose("barrage"); // whatever the test before had in use
        navigator = createTemporaryObject(component, root) as PageNavigator;
        verify(navigator);
        compare(navigator.currentPage, "home");
        waitForRendering(navigator); // before that, things are not where they will be
    }

    function cleanup() {
        Style.reducedMotion = false;
        testGames.tapAsEver();
    }

    // Into sight, as a finger would scroll it.
    function scrollTo(button: Item) {
        let view = button.parent;
        while (view && !(view instanceof Flickable))
            view = view.parent;
        if (!view)
            return;
        const top = button.mapToItem(view.contentItem, 0, 0).y;
        view.contentY = Math.max(0, Math.min(top, view.contentHeight - view.height));
        waitForRendering(navigator, 300);
    }

    function click(name: string) {
        const button = findChild(navigator, name);
        verify(button, `there is no ${name}`);
        verify(button.width >= 48 && button.height >= 48);
        if (button.mapToItem(navigator, 0, button.height).y > navigator.height)
            scrollTo(button);
        mouseClick(button);
    }

    function open(name: string, button: string) {
        click(button);
        tryCompare(navigator, "currentPage", name);
        tryVerify(() => !navigator.isChanging);
    }

    when: windowShown
    visible: true
    width: 390
    height: 844

    TestGames {
        id: testGames
    }

    AppSettings {
        id: appSettings

        host: storeHost
    }

    GameTables {
        id: gameTables

        host: storeHost
        isOnScreen: root.navigator?.currentPage === "game"
    }

    Component {
        id: component

        PageNavigator {
            anchors.fill: parent
            host: storeHost
            settings: appSettings
            tables: gameTables
        }
    }

    // Last, as in Main.qml: it has to know its file before it is asked for settings.
    StoreHost {
        id: storeHost

        file: testGames.storeFile()
    }
}
