import QtQuick
import QtTest
import Penstock.App
import Penstock.Nucleum
import Penstock.Style
import Penstock.Tests

// A whole game of two by clicks. Every figure was worked out by hand from the rulebook.
TestCase {
    id: root

    function init() {
        failOnWarning(/.?/);
        Style.reducedMotion = true;
        games.meanEveryTap();
    }

    function cleanup() {
        Style.reducedMotion = false;
        games.tapAsEver();
        nucleumTable.close();
    }

    // VP, Thaler, workers, uranium and tokens.
    function has(seat: int, figures: var) {
        compare(games.nucleumFigures(nucleumTable, seat), figures);
    }

    function asks(text: string) {
        tryCompare(taps.item("choiceTitle"), "text", text);
    }

    name: "NucleumWholeGame"
    visible: true
    when: windowShown

    function test_fromTheFirstRailwayToTheWinner() {
        verify(games.beginNucleumForTwo(nucleumTable));
        root.width = 390;
        root.height = 844;
        taps.page = createTemporaryObject(pageComponent, root) as GamePage;
        verify(taps.page);
        waitForRendering(taps.page);

        // B: a railway with both ends matched, two actions
        taps.clickAll(["menu_2", "city11", "city16", "towardsOne_1", "towardsOther_1", "acceptButton"]);
        has(0, [0, 4, 1, 0, 0]);
        taps.clickAll(["menu_0", "type_0", "level_0", "city11", "acceptButton", "menu_5", "subsidy_1"]);
        has(0, [0, 4, 1, 0, 0]);

        // A: mine and turbine of the first row, their pair gives 3 VP
        asks("Ola: Choose the turn");
        taps.clickAll(["menu_0", "menu_1", "kind_0", "row_0", "city8", "acceptButton", "acceptButton"]);
        has(1, [0, 4, 1, 1, 0]);
        taps.clickAll(["menu_1", "kind_1", "row_0", "city8", "acceptButton"]);
        has(1, [3, 4, 0, 1, 0]);

        // A: two wagons at 1 power the residence; a contract into the space with Thaler
        asks("Ala: Choose the turn");
        taps.clickAll(["menu_0", "menu_4", "target_0", "acceptButton"]);
        has(0, [0, 3, 1, 0, 2]);
        taps.clickAll(["menu_3", "contract_0", "space_0", "acceptButton", "contract_0"]);
        has(0, [0, 5, 1, 0, 2]);

        // A: a cube and two of the tile power the neutral factory
        asks("Ola: Choose the turn");
        taps.clickAll(["menu_0", "menu_4", "plus_tileEnergy", "plus_tileEnergy", "target_1", "acceptButton"]);
        has(1, [3, 4, 1, 0, 4]);
        taps.clickAll(["menu_5", "subsidy_5"]);
        has(1, [3, 4, 1, 0, 5]);

        // C: income under one tile, a marker on 2, its nucleum to Zittau
        asks("Ala: Choose the turn");
        taps.clickAll(["menu_3", "acceptButton", "space_0", "acceptButton", "plant_0"]);
        has(0, [0, 12, 3, 0, 0]);

        // C: the first milestone space is empty: King's Day
        asks("Ola: Choose the turn");
        taps.clickAll(["menu_3", "acceptButton", "space_0", "acceptButton"]);
        has(1, [9, 8, 3, 0, 0]);
        has(0, [2, 12, 3, 0, 0]);

        // The table forgot to enter much of what happened meanwhile.
        for (const line of ["stack_tiles 1", "silver_stack 0", "gold_stack 1"])
            verify(games.enterNucleum(nucleumTable, `table correct ${line} table_differs`));

        // A: the last tile and the last contract, 3 VP each
        asks("Ala: Choose the turn");
        taps.clickAll(["menu_0", "menu_2", "first_4", "acceptButton"]);
        has(0, [5, 12, 3, 0, 0]);
        taps.clickAll(["menu_3", "contract_2", "space_1", "acceptButton", "contract_0"]);
        has(0, [8, 12, 4, 0, 0]);

        // C: without a tile no income, without tokens the start space
        asks("Ola: Choose the turn");
        taps.clickAll(["menu_3", "acceptButton", "space_0", "acceptButton"]);
        has(1, [9, 10, 4, 0, 0]);
        taps.clickAll(["menu_3", "acceptButton", "space_0", "acceptButton"]);
        has(0, [10, 18, 7, 0, 0]);
        has(1, [15, 10, 4, 0, 0]);
        taps.clickAll(["menu_3", "acceptButton", "space_0", "acceptButton"]);
        has(1, [15, 12, 5, 0, 0]);

        // The third space is empty, the third condition: three more turns
        taps.clickAll(["menu_3", "acceptButton", "space_0", "acceptButton"]);
        has(0, [15, 20, 8, 0, 0]);
        has(1, [21, 12, 5, 0, 0]);
        compare(nucleumTable.title, "Turn of Ola · turns left: 3");

        // The Special Directive makes the laboratory 1 Thaler cheaper
        taps.clickAll(["menu_1", "menu_0", "type_2", "level_0", "city8", "acceptButton"]);
        has(1, [21, 11, 5, 0, 0]);

        // A second residence in a green city fulfils C01, which unlocks A2; then it is powered
        asks("Ala: Choose the turn");
        taps.clickAll(["menu_0", "menu_0", "type_0", "level_1", "city16", "acceptButton"]);
        has(0, [15, 17, 8, 0, 0]);
        taps.clickAll(["more_0", "own_2", "technology_1"]);
        has(0, [17, 19, 8, 0, 0]);
        taps.clickAll(["menu_4", "target_0", "acceptButton"]);
        has(0, [17, 15, 8, 0, 4]);
        taps.clickAll(["menu_0", "menu_5", "subsidy_5", "menu_5", "subsidy_5"]);
        has(1, [21, 11, 5, 0, 2]);

        // The last markers, on 4 and on 2
        asks("Ala: One more milestone marker");
        taps.clickAll(["space_0", "acceptButton"]);
        asks("Ola: One more milestone marker");
        taps.clickAll(["space_0", "acceptButton"]);
        taps.click("acceptButton");

        // Ala: 1 + 2 - 6 for markers, 7 for 8 workers and 15 Thaler, 3 for residences.
        // Ola: -6 for markers, 4 for 5 workers and 11 Thaler.
        verify(nucleumTable.isOver);
        has(0, [24, 15, 8, 0, 4]);
        has(1, [19, 11, 5, 0, 2]);
        tryCompare(taps.item("winner"), "text", "Ala wins");
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

        GamePage {
            table: nucleumTable
            width: 390
            height: 844
        }
    }
}
