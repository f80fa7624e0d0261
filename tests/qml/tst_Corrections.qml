import QtQuick
import QtQuick.Templates as T
import QtTest
import Penstock.App
import Penstock.Barrage as Barrage
import Penstock.Nucleum as Nucleum
import Penstock.Outpost as Outpost
import Penstock.Style
import Penstock.Tests

// Somebody's figures, which are set on one page, saved together and undone at once, in every game.
TestCase {
    id: root

    property GameTable table: null
    property Item page: null

    function init_data() {
        return [{
                "tag": "Barrage",
                "begin": () => {
                    table = createTemporaryObject(barrageTable, root);
                    return games.begin(table, 2) && games.proceed(table);
                },
                "page": barragePage,
                "owner": "USA · Anna",
                "first": "VP",
                "now": 10,
                "second": "Energy",
                "most": 999,
                "least": -999
            }, {
                "tag": "Outpost",
                "begin": () => {
                    table = createTemporaryObject(outpostTable, root);
                    return games.beginOutpost(table);
                },
                "page": outpostPage,
                "owner": "Ania",
                "first": "Elektro",
                "now": 62,
                "second": "Permanent workers",
                "most": 9999,
                "least": 0
            }, {
                "tag": "Nucleum",
                "begin": () => {
                    table = createTemporaryObject(nucleumTable, root);
                    return games.beginNucleum(table, true) && games.enterNucleum(table, "table correct vp p1 6 table_differs");
                },
                "page": nucleumPage,
                "owner": "Ala",
                "first": "VP",
                "now": 6,
                "second": "Thaler",
                "most": 999,
                "least": -999
            }];
    }

    function begin(row: var) {
        failOnWarning(/.?/);
        verify(row.begin());
        page = createTemporaryObject(row.page, root, {
                "table": table
            });
        waitForRendering(page);
        choose(row.owner);
        verify(page.correction.isSheet);
    }

    function choose(text: string) {
        const option = findChild(page, "option0");
        verify(option.text === text, option.text);
        tap("option0");
    }

    function find(name: string): Item {
        const found = findChild(root.T.Overlay.overlay, name) ?? findChild(page, name);
        verify(found, `there is no ${name}`);
        return found;
    }

    function tap(name: string) {
        const button = find(name);
        verify(button.visible && button.enabled, `${name} cannot be tapped`);
        tryVerify(() => button.width >= Style.touch && button.height >= Style.touch);
        grabImage(page); // it stands where it will be
        mouseClick(button);
    }

    function keys(digits: string) {
        for (const digit of digits)
            tap(`key${digit}`);
    }

    function valueOf(row: int): int {
        return Number(find(`value_${row}`).text);
    }

    function set(row: var, digits: string) {
        tap("value_0");
        tryVerify(() => findChild(root.T.Overlay.overlay, "keypadDone") !== null);
        keys(digits);
    }

    function test_theFirstDigitReplaces(row) {
        begin(row);
        compare(valueOf(0), row.now);
        set(row, "3");
        compare(valueOf(0), 3);
        keys("1");
        compare(valueOf(0), 31);
        compare(find("numberLine").text, `From ${row.least} to ${row.most}`);
    }

    function test_whatIsNotPossibleIsRefused(row) {
        begin(row);
        const nines = String(row.most);
        set(row, nines);
        compare(valueOf(0), row.most);
        keys("1");
        compare(valueOf(0), row.most);
        compare(find("numberLine").text, `⊘ ${nines}1 is too much: it can be ${row.least} to ${row.most}.`);
        tap("keypadDone");
        compare(valueOf(0), row.most);
    }

    function test_severalFiguresAreOneCommit(row) {
        begin(row);
        const cursor = table.cursor;
        const second = valueOf(1);
        verify(!find("saveSheet").enabled);
        set(row, "31");
        tap("keypadNext");
        keys("1");
        tap("keypadDone");
        tap("plus_1");
        compare(find("sheetSummary").text, `${row.first}: ${row.now} → 31 · ${row.second}: ${second} → 2`);
        compare(table.cursor, cursor);
        happenings.target = table;
        happenings.clear();
        tap("saveSheet");
        compare(table.cursor, cursor + 2);
        compare(happenings.count, 1);
        verify(find("made").text.includes(`${row.first}: ${row.now} → 31`));
        tap("undoMade");
        compare(table.cursor, cursor);
        choose(row.owner);
        compare(valueOf(0), row.now);
        compare(valueOf(1), second);
        table.redo();
        compare(table.cursor, cursor + 2);
        table.undo();
        compare(table.cursor, cursor);
    }

    name: "Corrections"
    when: windowShown
    visible: true
    width: 360
    height: 640

    SignalSpy {
        id: happenings

        signalName: "happened"
    }

    TestGames {
        id: games
    }

    StoreHost {
        id: storeHost

        file: games.storeFile()
    }

    Component {
        id: barrageTable

        BarrageTable {
            host: storeHost
        }
    }

    Component {
        id: outpostTable

        OutpostTable {
            host: storeHost
        }
    }

    Component {
        id: nucleumTable

        NucleumTable {
            host: storeHost
        }
    }

    Component {
        id: barragePage

        Barrage.CorrectionPage {
            anchors.fill: parent
        }
    }

    Component {
        id: outpostPage

        Outpost.CorrectionPage {
            anchors.fill: parent
        }
    }

    Component {
        id: nucleumPage

        Nucleum.CorrectionPage {
            anchors.fill: parent
        }
    }
}
