import QtQuick
import QtTest
import Penstock.App
import Penstock.Table
import Penstock.Tests

TestCase {
    id: root

    property BarrageTable table: null

    function init() {
        failOnWarning(/.?/);
        table = createTemporaryObject(tableComponent, root) as BarrageTable;
        verify(games.begin(table, 2));
    }

    function makePage(): NotesPage {
        const page = pageComponent.createObject(root, {
                "table": table
            }) as NotesPage;
        waitForRendering(page);
        return page;
    }

    function type(page: NotesPage, text: string) {
        mouseClick(findChild(page, "notes"));
        for (const letter of text)
            keyClick(letter);
    }

    function test_keepsWhatIsTyped() {
        const page = makePage();
        type(page, "ada");
        tryCompare(table, "notes", "ada");
        type(page, "m");
        page.destroy();
        tryCompare(table, "notes", "adam");
        const id = table.sessionId;
        table.close();
        compare(table.notes, "");
        verify(table.open(id));
        const again = makePage();
        compare(findChild(again, "notes").text, "adam");
        again.destroy();
    }

    function test_backKeepsAtOnce() {
        const page = makePage();
        type(page, "x");
        mouseClick(findChild(page, "backButton"));
        compare(table.notes, "x");
        page.destroy();
    }

    name: "NotesPage"
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

        NotesPage {
            anchors.fill: parent
        }
    }
}
