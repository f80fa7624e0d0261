import QtQuick
import QtTest
import Penstock.Barrage
import Penstock.Style

// The table's page by taps: everything beside the map, and each thing of it in large.
NavigatorCase {
    id: root

    property TablePage page: null

    function openTable() {
        Style.reducedMotion = true;
        verify(games.begin(barrageTable, 3));
        verify(games.proceed(barrageTable));
        verify(navigator.openPage("game"));
        waitForRendering(navigator);
        tapTableButton();
    }

    function tapTableButton() {
        open("table", "tableButton");
        page = findChild(navigator, "table") as TablePage;
        waitForRendering(page, 1000);
    }

    // Scrolls so that it can be tapped.
    function tap(name: string) {
        const it = findChild(page, name);
        verify(it, `there is no ${name}`);
        verify(it.width >= Style.touch && it.height >= Style.touch, `${name} is small`);
        let flickable = it.parent;
        while (flickable.contentY === undefined)
            flickable = flickable.parent;
        const y = it.mapToItem(flickable.contentItem, 0, 0).y;
        flickable.contentY = Math.max(0, Math.min(flickable.contentHeight - flickable.height, y - Style.touch));
        waitForRendering(page, 1000);
        const at = it.mapToItem(page, it.width / 2, Math.min(it.height, Style.touch) / 2);
        mouseClick(page, at.x, at.y);
    }

    function sheet(name: string): var {
        const popup = findChild(page, name);
        tryVerify(() => popup.opened);
        waitForRendering(page, 1000);
        return popup;
    }

    function close(popup: var) {
        mouseClick(findChild(popup.contentItem, "closeSheetButton"));
        tryVerify(() => !popup.visible);
    }

    function test_isOneTapFromTheGame() {
        openTable();
        compare(findChild(page, "moment").text, barrageTable.title);
        click("backButton");
        tryCompare(navigator, "currentPage", "game");
    }

    function test_showsEachThingInLarge_data() {
        return ["contract0", "contract5", "national0", "patent0", "later0"].map(name => ({
                        "tag": name
                    }));
    }

    function test_showsEachThingInLarge(row) {
        openTable();
        const thing = findChild(page, row.tag).thing;
        tap(row.tag);
        const large = sheet("large");
        compare(large.title, thing.title);
        compare(findChild(large.contentItem, "largeText").text, thing.text);
        const picture = findChild(large.contentItem, "largePicture");
        compare(picture.thing, thing.thing);
        verify(picture.width > 1.5 * Style.card);
        close(large);
    }

    function test_saysWhyTheBonusAndTheObjectiveGiveWhatTheyGive() {
        openTable();
        for (const card of ["bonusCard", "objectiveCard"]) {
            tap(card);
            const large = sheet("large");
            const standings = findChild(page, card).standings;
            compare(standings.length, 3);
            for (let i = 0; i < 3; ++i)
                compare(findChild(large.contentItem, `reason${i}`).Accessible.name, standings[i].text);
            close(large);
        }
    }

    // The markers of the energy lie at 0 again by then.
    function test_saysNoPointsWhileNewPatentsComeUp() {
        openTable();
        const card = findChild(page, "bonusCard");
        compare(findChild(card, "note").text, "if the round ended now");
        verify(findChild(card, "standing0"));
        verify(games.playUntilPatentIsRevealed(barrageTable));
        verify(!findChild(card, "note").visible);
        tryVerify(() => !findChild(card, "standing0"));
        compare(findChild(findChild(page, "objectiveCard"), "note").text, "if the game ended now");
        tap("bonusCard");
        const large = sheet("large");
        verify(!findChild(large.contentItem, "reason0"));
        close(large);
    }

    function test_showsWhatTheRoundWouldGive() {
        openTable();
        tap("energyTrack");
        const large = sheet("energyLarge");
        const reason = findChild(large.contentItem, "scoreReason");
        const asked = reason.text;
        mouseClick(findChild(large.contentItem, "scoreLine2"));
        verify(reason.text !== asked);
        verify(reason.text.includes("USA"), reason.text);
        keyClick(Qt.Key_Escape);
        tryVerify(() => !large.visible);
        compare(navigator.currentPage, "table");
    }

    function test_showsWhoIsOnASpace() {
        openTable();
        tap("section2"); // the bank
        const before = sheet("large");
        compare(before.spots.length, 1);
        close(before);
        click("backButton");
        tryCompare(navigator, "currentPage", "game");
        tryVerify(() => !navigator.isChanging);
        verify(games.toTheBank(barrageTable, 2));
        tapTableButton();
        tap("section2");
        const large = sheet("large");
        compare(large.spots.length, 2);
        compare(large.spots[0].company, 0);
        verify(findChild(large.contentItem, "spot0").visible);
    }

    function test_showsAnEarlierTable() {
        openTable();
        click("backButton");
        tryCompare(navigator, "currentPage", "game");
        tryVerify(() => !navigator.isChanging);
        verify(games.toTheBank(barrageTable, 2));
        barrageTable.view(1);
        tapTableButton();
        verify(findChild(page, "moment").text.includes("entry 1 of 2"), findChild(page, "moment").text);
        compare(findChild(page, "section2").section.spots.length, 1);
        barrageTable.view(-1);
        compare(findChild(page, "section2").section.spots.length, 2);
        compare(findChild(page, "moment").text, barrageTable.title);
    }

    function test_usesTheWidthOfATablet() {
        openTable();
        const at = name => findChild(page, name).mapToItem(page, 0, 0);
        verify(at("contract0").y > at("bonusCard").y);
        root.width = 1280;
        root.height = 800;
        tryVerify(() => page.columns === 3);
        tryVerify(() => at("contract0").x > at("energyTrack").x + findChild(page, "energyTrack").width);
        verify(at("section0").x > at("contract5").x);
        verify(at("section0").y < 300);
        root.width = 390;
        root.height = 844;
    }

    function test_showsContractsInPairsOfAColour() {
        openTable();
        const at = index => findChild(page, `contract${index}`).mapToItem(page, 0, 0);
        compare(at(0).x, at(1).x);
        verify(at(1).y > at(0).y);
        compare(at(2).y, at(0).y);
        verify(at(2).x > at(0).x);
    }

    name: "TablePage"
}
