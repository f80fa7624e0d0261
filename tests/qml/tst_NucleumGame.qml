import QtQuick
import QtTest
import Penstock.App
import Penstock.Nucleum
import Penstock.Pieces
import Penstock.Style
import Penstock.Tests

// Whole turns of each kind and the final scoring, by clicks.
TestCase {
    id: root

    function init() {
        failOnWarning(/.?/);
        Style.reducedMotion = true;
    }

    function cleanup() {
        Style.reducedMotion = false;
        Style.leftHanded = false;
        nucleumTable.close();
    }

    function open() {
        root.width = 390;
        root.height = 844;
        taps.page = createTemporaryObject(pageComponent, root) as GamePage;
        verify(taps.page);
        waitForRendering(taps.page);
    }

    name: "NucleumGame"
    visible: true
    when: windowShown

    function test_aTurnWithATile() {
        verify(games.beginNucleum(nucleumTable, true));
        open();
        taps.click("menu_0");
        compare(nucleumTable.cursor, 1);
        taps.click("menu_0");
        taps.click("type_1");
        taps.click("level_0");
        taps.click("city11"); // on the map
        taps.click("acceptButton");
        compare(nucleumTable.cursor, 2);
        verify(nucleumTable.undoLabel.includes("Factory I in Leipzig"), nucleumTable.undoLabel);
        taps.click("menu_5");
        taps.click("subsidy_1");
        compare(nucleumTable.cursor, 3);
        tryCompare(taps.item("choiceTitle"), "text", "Ola: Choose the turn");
    }

    function test_aTurnWithARailway() {
        verify(games.beginNucleum(nucleumTable, false));
        open();
        taps.click("menu_2");
        taps.click("city16");
        taps.click("city11");
        taps.click("acceptButton"); // asks how many track spaces there are
        taps.click("spaces_1");
        taps.click("acceptButton");
        taps.click("space_0");
        taps.click("towardsOne_5");
        taps.click("acceptButton");
        verify(nucleumTable.undoLabel.includes("lays a railway"), nucleumTable.undoLabel);
        taps.click("declineButton");
        tryCompare(taps.item("choiceTitle"), "text", "Ola: Choose the turn");
    }

    function test_aTurnWithARecharge() {
        verify(games.beginNucleum(nucleumTable, false));
        open();
        taps.click("menu_3");
        taps.click("plus_thaler");
        taps.click("plus_thaler");
        taps.click("acceptButton");
        taps.click("space_0");
        taps.click("acceptButton");
        tryCompare(taps.item("choiceTitle"), "text", "Ola: Choose the turn");
        taps.click("undoButton");
        tryVerify(() => taps.item("choiceTitle").text.includes("Milestone marker"));
    }

    function test_anEnergizedBuilding() {
        verify(games.prepareEnergize(nucleumTable));
        open();
        taps.click("menu_0");
        taps.click("menu_4");
        taps.click("target_0");
        verify(taps.item("summary0").text.includes("Energy"));
        taps.click("acceptButton");
        verify(nucleumTable.undoLabel.includes("energizes"), nucleumTable.undoLabel);
    }

    function test_theFinalScoring() {
        verify(games.playNucleumToScoring(nucleumTable));
        open();
        taps.click("acceptButton");
        verify(nucleumTable.isOver);
        tryVerify(() => findChild(taps.page, "winner")?.visible === true);
        verify(taps.item("winner").text !== "");
        verify(Number(taps.item("total").text) !== 0);
        verify(findChild(taps.page, "shareButton").visible);
        const best = findChild(taps.page, "winnerBanner").best;
        compare(findChild(taps.page, "winnerBanner").color, PieceColors.seat(best.colour).fill);
        verify(PieceColors.seat(best.colour).shape !== "");
        const chart = findChild(taps.page, "courseChart");
        verify(chart.visible);
        compare(chart.labels[chart.steps - 1], "End");
        compare(chart.values[chart.steps - 1], best.score);
    }

    function test_theNextQuestionIsReadFromItsBeginning() {
        verify(games.prepareEnergize(nucleumTable));
        open();
        taps.click("menu_0");
        taps.click("menu_4");
        taps.click("target_0");
        taps.item("form").view.contentY = 60;
        taps.click("acceptButton");
        compare(taps.item("form").view.contentY, 0);
    }

    function test_whatCannotBeDoneSaysWhy() {
        verify(games.beginNucleum(nucleumTable, true));
        open();
        taps.click("menu_1"); // the directive
        taps.click("menu_5"); // no subsidy with it
        tryVerify(() => findChild(taps.page, "refusal")?.visible === true);
        verify(taps.item("refusal").text.includes("N-9.9"), taps.item("refusal").text);
        verify(nucleumTable.cursor === 1);
    }

    function test_aCityTellsWhatIsThere() {
        verify(games.beginNucleum(nucleumTable, true));
        open();
        taps.click("city11");
        tryVerify(() => findChild(taps.page, "cityNote").visible);
        verify(taps.item("cityNote").text.includes("Leipzig"));
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
