import QtQuick
import QtTest
import Penstock.App
import Penstock.Nucleum
import Penstock.Style
import Penstock.Tests

// Whole turns of each kind and the final scoring, by clicks.
TestCase {
    id: root

    property GamePage page: null

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
        page = createTemporaryObject(pageComponent, root) as GamePage;
        verify(page);
        waitForRendering(page);
    }

    function item(name: string): Item {
        const found = findChild(page, name);
        verify(found, `there is no ${name}`);
        return found;
    }

    // As a finger does it: scrolled into sight, and not as a double tap.
    function click(name: string) {
        tryVerify(() => findChild(page, name)?.visible === true, 2000, `${name} is not seen`);
        tryVerify(() => !item("doubleTapGuard").isHolding);
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
        waitForRendering(page, 500);
    }

    name: "NucleumGame"
    visible: true
    when: windowShown

    function test_aTurnWithATile() {
        verify(games.beginNucleum(nucleumTable, true));
        open();
        click("menu_0");
        compare(nucleumTable.cursor, 1);
        click("menu_0");
        click("type_1");
        click("level_0");
        click("city11"); // on the map
        click("acceptButton");
        compare(nucleumTable.cursor, 2);
        verify(nucleumTable.undoLabel.includes("Factory I in Leipzig"), nucleumTable.undoLabel);
        click("menu_5");
        click("subsidy_1");
        compare(nucleumTable.cursor, 3);
        tryCompare(item("choiceTitle"), "text", "Ola: Choose the turn");
    }

    function test_aTurnWithARailway() {
        verify(games.beginNucleum(nucleumTable, false));
        open();
        click("menu_2");
        click("city16");
        click("city11");
        click("acceptButton"); // asks how many track spaces there are
        click("spaces_1");
        click("acceptButton");
        click("space_0");
        click("towardsOne_5");
        click("acceptButton");
        verify(nucleumTable.undoLabel.includes("lays a railway"), nucleumTable.undoLabel);
        click("declineButton");
        tryCompare(item("choiceTitle"), "text", "Ola: Choose the turn");
    }

    function test_aTurnWithARecharge() {
        verify(games.beginNucleum(nucleumTable, false));
        open();
        click("menu_3");
        click("plus_thaler");
        click("plus_thaler");
        click("acceptButton");
        click("space_0");
        click("acceptButton");
        tryCompare(item("choiceTitle"), "text", "Ola: Choose the turn");
        click("undoButton");
        tryVerify(() => item("choiceTitle").text.includes("Milestone marker"));
    }

    function test_anEnergizedBuilding() {
        verify(games.prepareEnergize(nucleumTable));
        open();
        click("menu_0");
        click("menu_4");
        click("target_0");
        verify(item("summary0").text.includes("Energy"));
        click("acceptButton");
        verify(nucleumTable.undoLabel.includes("energizes"), nucleumTable.undoLabel);
    }

    function test_theFinalScoring() {
        verify(games.playNucleumToScoring(nucleumTable));
        open();
        click("acceptButton");
        verify(nucleumTable.isOver);
        tryVerify(() => findChild(page, "winner")?.visible === true);
        verify(item("winner").text !== "");
        verify(Number(item("total").text) !== 0);
        verify(findChild(page, "shareButton").visible);
    }

    function test_whatCannotBeDoneSaysWhy() {
        verify(games.beginNucleum(nucleumTable, true));
        open();
        click("menu_1"); // the directive
        click("menu_5"); // no subsidy with it
        tryVerify(() => findChild(page, "refusal")?.visible === true);
        verify(item("refusal").text.includes("N-9.9"), item("refusal").text);
        verify(nucleumTable.cursor === 1);
    }

    function test_aCityTellsWhatIsThere() {
        verify(games.beginNucleum(nucleumTable, true));
        open();
        click("city11");
        tryVerify(() => findChild(page, "cityNote").visible);
        verify(item("cityNote").text.includes("Leipzig"));
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
