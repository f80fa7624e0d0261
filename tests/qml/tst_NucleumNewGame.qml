import QtQuick
import QtTest
import Penstock.App
import Penstock.Nucleum
import Penstock.Style
import Penstock.Tests

TestCase {
    id: root

    property NewGamePage page: null

    function init() {
        failOnWarning(/.?/);
        Style.reducedMotion = true;
        root.width = 390;
        root.height = 844;
        page = createTemporaryObject(pageComponent, root) as NewGamePage;
        verify(page);
        waitForRendering(page);
    }

    function cleanup() {
        Style.reducedMotion = false;
        nucleumTable.close();
    }

    function item(name: string): Item {
        const found = findChild(page, name);
        verify(found, `there is no ${name}`);
        return found;
    }

    function click(name: string) {
        const it = item(name);
        let view = it.parent;
        while (view && !(view instanceof Flickable))
            view = view.parent;
        if (view) {
            const y = it.mapToItem(view.contentItem, 0, 0).y;
            view.contentY = Math.max(0, Math.min(y, view.contentHeight - view.height));
            waitForRendering(page, 200);
        }
        const at = it.mapToItem(page, it.width / 2, it.height / 2);
        mouseClick(page, at.x, at.y);
        waitForRendering(page, 300);
    }

    name: "NucleumNewGame"
    visible: true
    when: windowShown

    function test_threePlayersBegin() {
        click("players3");
        verify(item("seat2").visible);
        click("name0");
        keyClick("I");
        keyClick("d");
        keyClick("a");
        click("playersDone");
        compare(page.title, "What to put where");
        click("place0");
        click("choice0");
        click("startButton");
        verify(nucleumTable.isOpen);
        verify(nucleumTable.title.includes("Ida"), nucleumTable.title);
    }

    function test_aRulingIsChosen() {
        click("rulingsButton");
        compare(page.title, "Rulings");
        click("other0");
        verify(item("other0").chosen);
        click("sectionDone");
        compare(page.title, "New game");
    }

    TestGames {
        id: games
    }

    StoreHost {
        id: storeHost

        file: games.storeFile()
    }

    NucleumTable {
        id: nucleumTable

        host: storeHost
    }

    Component {
        id: pageComponent

        NewGamePage {
            host: storeHost
            table: nucleumTable
            width: 390
            height: 844
        }
    }
}
