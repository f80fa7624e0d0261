import QtQuick
import QtTest
import Penstock.App
import Penstock.Barrage
import Penstock.Tests

TestCase {
    id: root

    property BarrageTable table: null

    function init() {
        failOnWarning(/.?/);
        table = createTemporaryObject(tableComponent, root) as BarrageTable;
        verify(games.begin(table, 2));
        verify(games.playOn(table, 30));
    }

    function makePage(company: int): CompanyPage {
        const page = createTemporaryObject(pageComponent, root, {
                "table": table,
                "company": company
            }) as CompanyPage;
        waitForRendering(page);
        return page;
    }

    function test_showsTheBoard() {
        const page = makePage(0);
        compare(page.title, "USA");
        compare(findChild(page, "player").text, "Anna");
        compare(findChild(page, "wheel").parts.length, 6);
        verify(findChild(page, "officer").text.length > 5);
        verify(findChild(page, "ability").text.startsWith("With the third powerhouse"));
        const held = findChild(page, "contracts").things.length;
        const fulfilled = findChild(page, "fulfilled").things.length;
        verify(held + fulfilled > 0);
    }

    function test_followsTheTable() {
        const page = makePage(1);
        const tiles = findChild(page, "tiles");
        const before = tiles.things.length;
        table.goTo(0);
        compare(tiles.things.length, 4);
        verify(before <= 4);
    }

    function test_goesBack() {
        const page = makePage(0);
        const spy = createTemporaryObject(spyComponent, root, {
                "target": page,
                "signalName": "backRequested"
            });
        mouseClick(findChild(page, "backButton"));
        compare(spy.count, 1);
    }

    name: "CompanyPage"
    when: windowShown
    visible: true
    width: 390
    height: 844

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

        CompanyPage {
            anchors.fill: parent
        }
    }

    Component {
        id: spyComponent

        SignalSpy {
        }
    }
}
