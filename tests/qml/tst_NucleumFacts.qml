import QtQuick
import QtTest
import Penstock.App
import Penstock.Nucleum
import Penstock.Tests

// What is printed on the pieces, without a game.
TestCase {
    id: root

    function init() {
        failOnWarning(/.?/);
        root.width = 390;
        root.height = 844;
        taps.page = createTemporaryObject(pageComponent, root) as FactsPage;
        verify(taps.page);
        waitForRendering(taps.page);
    }

    name: "NucleumFacts"
    visible: true
    when: windowShown

    function test_whatWasEnteredLeadsBackToItsPlace() {
        const view = taps.item("form").view;
        taps.click("chapter1_0"); // the prices of the offer, below the first screen
        tryVerify(() => findChild(taps.page, "0_1")?.visible === true);
        tryCompare(view, "contentY", 0);
        taps.click("0_1");
        taps.click("acceptButton");
        tryVerify(() => findChild(taps.page, "chapter1_0")?.visible === true);
        tryVerify(() => view.contentY > 0);
        verify(taps.item("chapter1_0").detail.startsWith("1, "), taps.item("chapter1_0").detail);
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

        FactsPage {
            table: nucleumTable
            host: storeHost
            players: 2
            width: 390
            height: 844
        }
    }
}
