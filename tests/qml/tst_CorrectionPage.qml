import QtQuick
import QtTest
import Penstock.App
import Penstock.Barrage
import Penstock.Style
import Penstock.Tests

TestCase {
    id: root

    property BarrageTable table: null
    property CorrectionPage page: null

    function init() {
        failOnWarning(/.?/);
        table = createTemporaryObject(tableComponent, root) as BarrageTable;
        verify(games.begin(table, 2));
        verify(games.proceed(table));
        page = pageComponent.createObject(root, {
                "table": table
            }) as CorrectionPage;
        waitForRendering(page);
    }

    // Flicks the page as far as a finger would have to.
    function scrollTo(item: Item) {
        let view = item.parent;
        while (view.contentY === undefined)
            view = view.parent;
        const y = item.mapToItem(view.contentItem, 0, 0).y;
        const wanted = Math.max(0, Math.min(y, view.contentHeight - view.height));
        if (view.contentY === wanted)
            return;
        view.contentY = wanted;
        waitForRendering(page);
    }

    function tap(item: Item) {
        verify(item.visible);
        tryVerify(() => item.width >= Style.touch && item.height >= Style.touch);
        scrollTo(item);
        mouseClick(item);
        waitForRendering(page);
    }

    function choose(text: string) {
        for (let i = 0; ; ++i) {
            const option = findChild(page, `option${i}`);
            verify(option, `there is no option ${text}`);
            if (option.text === text)
                return tap(option);
        }
    }

    function test_aHeadingIsSaidOnce() {
        const prompt = findChild(page, "prompt");
        const path = findChild(page, "path");
        choose("Map");
        compare(prompt.text, "Map");
        verify(!path.visible);
        tap(findChild(page, "option0"));
        verify(path.visible);
        verify(path.text.includes("Map"));
    }

    function test_figureByKeysAndReason() {
        choose("Map");
        choose("Drops on headstream");
        choose("B");
        tap(findChild(page, "key2"));
        tap(findChild(page, "key3"));
        tap(findChild(page, "reason2"));
        verify(findChild(page, "reason2").chosen);
        tap(findChild(page, "correctButton"));
        compare(table.undoLabel, "Correction: drops on headstream, B: 23");
        compare(findChild(page, "made").text, "✓ Corrected: Map › Drops on headstream › B: 0 → 23");
        tap(findChild(page, "undoMade"));
        compare(table.cursor, 1);
    }

    function test_otherFiguresDoNotMoveAFinger() {
        choose("USA · Anna");
        const footer = findChild(page, "saveSheet");
        const y = footer.mapToItem(page, 0, 0).y;
        for (const name of ["plus_0", "plus_1", "plus_2", "plus_3", "plus_4", "plus_5"]) {
            tap(findChild(page, name));
            compare(footer.mapToItem(page, 0, 0).y, y);
        }
    }

    function test_refusedFigureSaysWhy() {
        choose("Map");
        choose("Drops in the dam");
        choose("1U");
        tap(findChild(page, "plusButton"));
        verify(findChild(page, "refusal").visible);
        verify(!findChild(page, "correctButton").enabled);
        tap(findChild(page, "minusButton"));
        verify(!findChild(page, "refusal").visible);
        mouseClick(findChild(page, "backButton"));
        compare(findChild(page, "prompt").text, "Drops in the dam");
    }

    function cleanup() {
        page.destroy();
    }

    name: "CorrectionPage"
    when: windowShown
    visible: true
    width: 360
    height: 640

    TestGames {
        id: games
    }

    Component {
        id: tableComponent

        BarrageTable {
            host: StoreHost {
                file: games.storeFile()
            }
        }
    }

    Component {
        id: pageComponent

        CorrectionPage {
            anchors.fill: parent
        }
    }
}
