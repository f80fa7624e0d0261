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
        taps.page = page;
        waitForRendering(page);
    }

    function cleanup() {
        Style.reducedMotion = false;
        nucleumTable.close();
    }

    name: "NucleumNewGame"
    visible: true
    when: windowShown

    function test_threePlayersBegin() {
        taps.click("players3");
        verify(taps.item("seat2").visible);
        taps.click("name0");
        keyClick("I");
        keyClick("d");
        keyClick("a");
        taps.click("playersDone");
        compare(page.title, "What to put where");
        taps.click("place0");
        taps.click("choice0");
        taps.click("startButton");
        verify(nucleumTable.isOpen);
        verify(nucleumTable.title.includes("Ida"), nucleumTable.title);
    }

    function test_aRulingIsChosen() {
        taps.click("rulingsButton");
        compare(page.title, "Rulings");
        taps.click("other0");
        verify(taps.item("other0").chosen);
        taps.click("sectionDone");
        compare(page.title, "New game");
    }

    function test_whatIsPrintedIsReached() {
        asked.target = page;
        taps.click("players4");
        taps.click("factsButton");
        compare(asked.count, 1);
        compare(asked.signalArguments[0][0], "facts");
        compare(asked.signalArguments[0][1].players, 4);
    }

    SignalSpy {
        id: asked

        signalName: "pageRequested"
    }

    NucleumTaps {
        id: taps

        test: root
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
