import QtQuick
import QtTest
import Penstock.App
import Penstock.Barrage
import Penstock.Style

// How many taps an action takes. `taps` are made one after the other on the page of the game, and the
// last of them, and none before, completes the action; `before` is what the action took before there
// were basin sheets that build, choices that are made at once and sources that are remembered.
GameCase {
    id: root

    readonly property string doIt: "#doItButton"

    function test_takesNoMoreTaps_data() {
        const rows = [];
        const add = (tag, before, prepare, taps, entries) => rows.push({
                    "tag": tag,
                    "before": before,
                    "prepare": prepare,
                    "taps": taps,
                    "entries": entries ?? 1
                });
        const plenty = () => games.beginWithOfficer(barrageTable, "wilhelm_adler");
        add("base, from the map", 5, plenty, ["basin 5", "offer Build a base here", doIt]);
        add("base, from the list", 4, plenty, ["Build", "Base", "5L", doIt]);
        add("elevation, from the map", 5, readyToProduce, ["basin 5", "offer Build an elevation here", doIt]);
        add("conduit, from the map", 5, plenty, ["basin 5", "offer Build a conduit here", doIt]);
        add("powerhouse, from the map", 5, plenty, ["basin 5", "offer Build a powerhouse here", doIt]);
        add("production with a contract", 4, readyToProduce, ["Produce", "Production +0", "first", doIt], 2);
        add("two drops of water", 5, plenty, ["Place water", "first", "Headstream A", "Headstream B", doIt]);
        add("bank", 3, plenty, ["Bank", "2 engineers", doIt]);
        add("workshop", 3, plenty, ["Workshop", "first", doIt]);
        add("machinery", 3, plenty, ["Machinery", "first", doIt]);
        add("patent", 3, plenty, ["Patent", "first", doIt]);
        add("one contract", 4, plenty, ["Contracts", "first", "first", doIt]);
        add("two contracts", 5, plenty, ["Contracts", "2 contracts", "first", "last", doIt]);
        add("income: a machine of choice", 2, incomeChoice, ["first"]);
        add("first two tiles, drawn by the app", 2, () => firstTile(false), ["#drawTileButton"], 2);
        add("a tile, drawn by the app", 1, () => laterTile(false), ["#drawTileButton"]);
        add("first two tiles, from the own stack", 4, () => firstTile(true), ["tile 3", "tile 7"], 2);
        add("a tile, from the own stack", 2, () => laterTile(true), ["tile possible"]);
        add("the first tile ever, from the own stack", 2, () => laterTile(false), ["#enterTileButton", "tile possible"]);
        add("a contract, dealt by the app", 1, () => untilReveals(1), ["#dealButton"]);
        add("two contracts, dealt by the app", 2, () => untilReveals(2), ["#dealButton"], 2);
        add("a contract, from the own pile", 1, () => untilReveals(1), ["card"]);
        add("Jordan: base, paid as one likes", 6, () => games.beginWithOfficer(barrageTable, "solomon_p_jordan"), ["basin 5", "offer Build a base here", "first", doIt]);
        add("Sekibo copies an officer", 3, () => games.beginWithOfficer(barrageTable, "mahiri_sekibo"), ["Copy an officer", "first", doIt]);
        const building = name => () => games.beginWithBuilding(barrageTable, name);
        add("cofferdam: a drop", 6, building("cofferdam"), ["Private building", "Cofferdam", "Left space", doIt, "first"], 2);
        add("robot factory: machines", 6, building("robot_factory"), ["Private building", "Robot factory", "Left space", doIt, "first"], 2);
        add("development office: a tile back", 6, building("development_office"), ["Private building", "Development office", "Left space", doIt, "first"], 2);
        add("research lab: machines back", 6, building("research_lab"), ["Private building", "Research lab", "Left space", doIt, "first"], 2);
        add("loan agency: a work", 6, building("loan_agency"), ["Private building", "Loan agency", "Left space", doIt, "first", doIt], 2);
        return rows;
    }

    function incomeChoice(): bool {
        return games.beginWithIncomeChoice(barrageTable) && games.proceed(barrageTable);
    }

    function readyToProduce(): bool {
        return games.beginPlain(barrageTable) && games.proceed(barrageTable) && games.prepareProduction(barrageTable);
    }

    function playOn(condition): bool {
        while (!condition())
            if (!games.playOne(barrageTable, seed))
                return false;
        return true;
    }

    function firstTile(isOwn: bool): bool {
        appSettings.hasOwnTiles = isOwn;
        return playOn(() => turn.needsCriteria);
    }

    function laterTile(isOwn: bool): bool {
        appSettings.hasOwnTiles = isOwn;
        return playOn(() => turn.needsTile && !turn.needsCriteria);
    }

    function untilReveals(count: int): bool {
        return playOn(() => reveal.canBeEmpty && reveal.isLast === (count === 1));
    }

    function doSteps() {
        if (shown("stepsDoneButton"))
            item("stepsDoneButton").clicked();
    }

    function test_takesNoMoreTaps(row) {
        verify(row.prepare());
        open(390, 844);
        doSteps();
        const start = barrageTable.cursor;
        for (let i = 0; i < row.taps.length; ++i) {
            verify(barrageTable.cursor < start + row.entries, `done after ${i} taps`);
            make(row.taps[i]);
        }
        compare(barrageTable.cursor, start + row.entries);
        verify(row.taps.length <= row.before);
    }

    // One tap: an option by its text, a button by its name, a basin of the map or a row of its sheet.
    function make(tap: string) {
        const kind = tap.split(" ")[0];
        const name = tap.split(" ")[1];
        if (tap.startsWith("#"))
            click(item(tap.slice(1)));
        else if (kind === "basin")
            tapBasin(Number(name));
        else if (kind === "offer")
            tapOffer(tap.slice(6));
        else if (kind === "tile")
            tapTile(name);
        else if (tap === "card")
            taps.tap(possibleCard());
        else if (tap === "last")
            taps.tap(lastLegal());
        else
            taps.tap(tap === "first" ? taps.firstLegal() : taps.optionCalled(tap));
        waitForRendering(page, 300);
    }

    function click(it: Item) {
        verify(it.visible, `${it} is not seen`);
        waitForRendering(page, 300);
        taps.waitForGuard();
        mouseClick(it);
    }

    function lastLegal(): Item {
        let found = null;
        for (let i = 0; findChild(page, `option${i}`); ++i)
            found = item(`option${i}`).isLegal ? item(`option${i}`) : found;
        return found;
    }

    function tapTile(wanted: string) {
        let number = 1;
        while (wanted !== String(number) && !(wanted === "possible" && item(`tile${number}`).canCome))
            ++number;
        taps.tap(item(`tile${number}`));
    }

    function possibleCard(): Item {
        let row = 0;
        while (!item(`card${row}`).isPossible)
            ++row;
        return item(`card${row}`);
    }

    function tapBasin(number: int) {
        const view = item("mapView");
        for (let y = 4; y < view.height; y += 6)
            for (let x = 4; x < view.width; x += 6) {
                const spot = view.spotAt(Qt.point(x, y));
                if (spot?.target !== MapSpot.Basin || spot.number !== number)
                    continue;
                mouseClick(view, x, y);
                tryVerify(() => view.sheet?.opened === true);
                return;
            }
        fail(`basin ${number} is out of sight`);
    }

    function tapOffer(text: string) {
        const sheet = item("mapView").sheet;
        const row = offerCalled(sheet.contentItem, text);
        verify(row, `nothing offers: ${text}`);
        waitForRendering(row, 300);
        mouseClick(row);
        tryVerify(() => !sheet.visible);
    }

    function offerCalled(place: Item, text: string): Item {
        for (let structure = 0; structure < 4; ++structure)
            for (let index = 0; index < 40; ++index) {
                const row = findChild(place, `siteRow${structure}_${index}`);
                if (row?.offer === text)
                    return row;
            }
        return null;
    }

    name: "Taps"

    AutomaTurnModel {
        id: turn

        table: root.barrageTable
    }

    RevealModel {
        id: reveal

        table: root.barrageTable
    }

    GameTaps {
        id: taps

        test: root
        page: root.page
    }
}
