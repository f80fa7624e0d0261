import QtQuick
import QtTest
import Penstock.App
import Penstock.Barrage
import Penstock.Style
import Penstock.Tests

TestCase {
    id: root

    property BarrageTable table: null
    property ChoicePanel panel: null

    function init() {
        failOnWarning(/.?/);
        table = createTemporaryObject(tableComponent, root) as BarrageTable;
        verify(games.beginPlain(table));
        verify(games.proceed(table));
        panel = createTemporaryObject(panelComponent, root, {
                "table": table
            }) as ChoicePanel;
        verify(panel);
        waitForRendering(panel);
    }

    function cleanup() {
        Style.textScale = 1;
    }

    function option(text: string): Item {
        for (let i = 0; ; ++i) {
            const found = findChild(panel, `option${i}`);
            verify(found, `there is no option ${text}`);
            if (found.text === text)
                return found;
        }
    }

    function tap(item: Item) {
        verify(item.visible);
        verify(item.width >= Style.touch && item.height >= Style.touch);
        mouseClick(item);
        waitForRendering(panel); // the next tap goes where things are then
    }

    function choose(text: string) {
        tap(option(text));
    }

    function test_buildsWithFourTaps() {
        const prompt = findChild(panel, "prompt");
        compare(prompt.text, "USA: what do you do?");
        choose("Build");
        choose("Base");
        compare(prompt.text, "Where do you build the base?");
        compare(findChild(panel, "stepsTaken").text, "Build › Base");
        choose("1L");
        verify(prompt.text.startsWith("USA builds a base at 1L"));
        verify(findChild(panel, "outcome").visible);
        tap(findChild(panel, "doItButton"));
        compare(table.cursor, 2);
        compare(prompt.text, "Germany: what do you do?");
    }

    function test_producesAndFulfilsAContractWithFourTaps() {
        verify(games.prepareProduction(table));
        waitForRendering(panel);
        const before = table.cursor;
        choose("Produce");
        choose("Production +0");
        compare(findChild(panel, "prompt").text, "How many drops, and for which contract?");
        const best = findChild(panel, "option0");
        compare(best.text, "2 drops: 8 energy");
        compare(best.detail, "yellow contract, 5 energy: 3 credits + 2 mixers");
        tap(best);
        verify(findChild(panel, "prompt").text.endsWith("yellow contract, 5 energy: 3 credits + 2 mixers"));
        tap(findChild(panel, "doItButton"));
        compare(table.cursor, before + 2);
        compare(findChild(panel, "prompt").text, "Germany: what do you do?");
    }

    function test_contractOutOfReachShowsItsReason() {
        verify(games.prepareProduction(table));
        waitForRendering(panel);
        choose("Produce");
        choose("Production +0");
        let last = null;
        for (let i = 0; findChild(panel, `option${i}`); ++i)
            last = findChild(panel, `option${i}`);
        verify(!last.isLegal);
        verify(last.detail.startsWith("national contract"));
        const reason = findChild(panel, "refusedTap");
        last.clicked(); // it may lie below what the panel shows
        verify(reason.visible);
        verify(reason.text.includes("8"));
        compare(findChild(panel, "prompt").text, "How many drops, and for which contract?");
    }

    function test_backUndoesATap() {
        const back = findChild(panel, "choiceBackButton");
        verify(!back.visible);
        choose("Bank");
        choose("2 engineers");
        verify(findChild(panel, "doItButton").visible);
        tap(back);
        compare(findChild(panel, "prompt").text, "How many engineers?");
        verify(!findChild(panel, "doItButton").visible);
        tap(back);
        verify(!back.visible);
        compare(table.cursor, 1);
    }

    function test_refusedOptionShowsItsReason() {
        const pass = option("Pass");
        const reason = findChild(panel, "refusedTap");
        verify(!reason.visible);
        tap(pass);
        verify(reason.visible);
        verify(reason.text.startsWith("Pass: A player with engineers has to act"), reason.text);
        compare(findChild(panel, "prompt").text, "USA: what do you do?");
        tap(pass);
        verify(!reason.visible);
    }

    // A second tap at the same place has to hit the same thing.
    function test_aRefusedTapMovesNothing_data() {
        return [{
                "tag": "phone",
                "size": Qt.size(390, 844),
                "scale": 1
            }, {
                "tag": "small phone, 150 %",
                "size": Qt.size(360, 640),
                "scale": 1.5
            }];
    }

    function test_aRefusedTapMovesNothing(data) {
        Style.textScale = data.scale;
        panel.anchors.fill = undefined;
        panel.width = data.size.width - 2 * Style.gap;
        panel.height = data.size.height;
        waitForRendering(panel);
        const pass = option("Pass");
        const places = () => {
            const all = [panel.implicitHeight];
            for (let i = 0; findChild(panel, `option${i}`); ++i) {
                const at = findChild(panel, `option${i}`).mapToItem(panel, 0, 0);
                all.push(at.x, at.y, findChild(panel, `option${i}`).height);
            }
            return all.join(" ");
        };
        const scroll = findChild(panel, "options").contentItem;
        scroll.contentY = Math.max(0, scroll.contentHeight - scroll.height);
        waitForRendering(panel, 300);
        const before = places();
        const line = findChild(panel, "refusalLine");
        const at = pass.mapToItem(panel, pass.width / 2, pass.height / 2);
        verify(at.y < line.y);
        mouseClick(panel, at.x, at.y);
        waitForRendering(panel, 300);
        const reason = findChild(panel, "refusedTap");
        verify(reason.visible);
        verify(reason.contentHeight <= reason.height + 1, `${reason.contentHeight} of ${reason.height}`);
        compare(places(), before);
        mouseClick(panel, at.x, at.y);
        waitForRendering(panel, 300);
        verify(!reason.visible);
        compare(places(), before);
    }

    function test_whatCanBeDoneStandsFirst() {
        let isLegal = true;
        for (let i = 0; findChild(panel, `option${i}`); ++i) {
            const row = findChild(panel, `option${i}`);
            verify(isLegal || !row.isLegal, `${row.text} can be done`);
            isLegal = row.isLegal;
        }
        verify(!isLegal);
        compare(findChild(panel, "option0").text, "Build"); // and else in the order of the table
    }

    function test_returnChoosesTheFocusedOption() {
        option("Bank").forceActiveFocus(Qt.TabFocusReason);
        keyClick(Qt.Key_Return);
        compare(findChild(panel, "prompt").text, "How many engineers?");
    }

    function test_everyOptionHasAName() {
        for (let i = 0; findChild(panel, `option${i}`); ++i)
            verify(findChild(panel, `option${i}`).Accessible.name.length > 0);
    }

    name: "ChoicePanel"
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
        id: panelComponent

        ChoicePanel {
            id: made

            required property BarrageTable table

            anchors.fill: parent
            choice: BarrageChoiceModel {
                table: made.table
            }
            map: BarrageMapModel {
                table: made.table
                marks: made.choice.marks
            }
        }
    }
}
