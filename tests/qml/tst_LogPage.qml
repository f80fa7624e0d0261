import QtQuick
import QtTest
import Penstock.App
import Penstock.Barrage
import Penstock.Tests

TestCase {
    id: root

    property BarrageTable table: null
    property LogPage page: null

    function init() {
        failOnWarning(/.?/);
        table = createTemporaryObject(tableComponent, root) as BarrageTable;
        verify(games.begin(table, 2));
        verify(games.playOn(table, 40));
        page = pageComponent.createObject(root, {
                "table": table
            }) as LogPage;
        waitForRendering(page);
    }

    function test_newestEntryIsSeen() {
        const list = findChild(page, "entries");
        tryVerify(() => {
                const newest = findChild(list, `entry${table.entryCount}`);
                return newest && newest.mapToItem(list, 0, newest.height).y <= list.height;
            });
    }

    function test_lookBackAndReturn() {
        const list = findChild(page, "entries");
        list.positionViewAtBeginning();
        waitForRendering(page);
        const footer = findChild(page, "returnButton");
        verify(!footer.visible);
        mouseClick(findChild(list, "entry1"));
        compare(table.viewedEntry, 1);
        verify(findChild(page, "chanceWarning").visible);
        tryVerify(() => footer.visible);
        waitForRendering(page);
        mouseClick(footer);
        compare(table.viewedEntry, -1);
        compare(table.cursor, table.entryCount);
    }

    function test_lookBackByKeys() {
        const list = findChild(page, "entries");
        list.forceActiveFocus(Qt.TabFocusReason);
        keyClick(Qt.Key_Up);
        keyClick(Qt.Key_Up);
        keyClick(Qt.Key_Return);
        compare(table.viewedEntry, table.entryCount - 2);
        verify(findChild(list, `entry${table.entryCount - 2}`).parent.hasKeys);
        keyClick(Qt.Key_Space);
        compare(table.viewedEntry, -1);
    }

    function test_changeAnEntry() {
        const list = findChild(page, "entries");
        const before = table.entryCount;
        list.positionViewAtBeginning();
        waitForRendering(page);
        mouseClick(findChild(list, "entry2"));
        waitForRendering(page);
        back.clear();
        mouseClick(findChild(page, "amendButton"));
        compare(table.amendedEntry, 2);
        compare(table.waitingEntries, before - 2);
        compare(back.count, 1); // to the table, where it is entered
        table.leaveAmendment();
        compare(table.cursor, before);
    }

    function test_goBackToAnEntry() {
        const list = findChild(page, "entries");
        const before = table.entryCount;
        list.positionViewAtBeginning();
        waitForRendering(page);
        mouseClick(findChild(list, "entry2"));
        waitForRendering(page);
        mouseClick(findChild(page, "goToButton"));
        compare(table.cursor, 2);
        compare(table.viewedEntry, -1);
        compare(table.entryCount, before);
        tryVerify(() => findChild(list, "entry3").parent.isUndone);
    }

    function test_seeTheTable() {
        const spy = createTemporaryObject(spyComponent, root, {
                "target": page,
                "signalName": "backRequested"
            });
        table.view(3);
        waitForRendering(page);
        mouseClick(findChild(page, "seeTableButton"));
        compare(spy.count, 1);
    }

    function cleanup() {
        page.destroy();
    }

    name: "LogPage"
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

        LogPage {
            anchors.fill: parent
        }
    }

    Component {
        id: spyComponent

        SignalSpy {
        }
    }

    SignalSpy {
        id: back

        target: root.page
        signalName: "backRequested"
    }
}
