import QtQuick
import QtTest
import Penstock.App
import Penstock.Shell
import Penstock.Tests

TestCase {
    id: root

    property StoreHost host: null
    property SharePage page: null

    function init() {
        failOnWarning(/.?/);
        host = createTemporaryObject(hostComponent, root) as StoreHost;
        const table = createTemporaryObject(tableComponent, root, {
                "host": host
            }) as BarrageTable;
        verify(games.begin(table, 2));
        verify(games.playToTheEnd(table));
        page = createTemporaryObject(pageComponent, root, {
                "host": host,
                "playId": games.playId(table),
                "folder": games.folder()
            }) as SharePage;
        verify(page);
        waitForRendering(page);
    }

    function press(name: string) {
        const button = findChild(page, name);
        verify(button, name);
        mouseClick(button);
    }

    // What the page says about the file it saved.
    function savedFile(suffix: string): string {
        const notice = findChild(page, "shareMessage");
        tryVerify(() => notice.text.endsWith(`.${suffix}`));
        verify(notice.visible);
        verify(notice.text.startsWith("Saved as "));
        return notice.text.slice("Saved as ".length);
    }

    function test_showsTheResult() {
        const card = findChild(page, "resultCard");
        verify(card.visible);
        verify(card.height > 200);
    }

    function test_savesAPicture() {
        press("pictureButton");
        const size = games.pictureSize(savedFile("png"));
        const card = findChild(page, "resultCard");
        compare(size.width, Math.round(3 * card.width));
        verify(size.height > 600);
        verify(games.pictureColours(savedFile("png")) > 20);
    }

    function test_copiesText() {
        press("textButton");
        verify(games.clipboard().startsWith("Barrage · "));
        verify(games.clipboard().includes("Anna (USA"));
        compare(findChild(page, "shareMessage").text, "The result is in the clipboard as text.");
    }

    function test_savesFiles_data() {
        return [{
                "tag": "CSV",
                "button": "csvButton",
                "suffix": "csv",
                "text": "Anna,no,usa"
            }, {
                "tag": "BG Stats",
                "button": "bgsplayButton",
                "suffix": "bgsplay",
                "text": "\"playerScores\""
            }, {
                "tag": "Penstock",
                "button": "penstockButton",
                "suffix": "penstock",
                "text": "\"entries\""
            }];
    }

    function test_savesFiles(data) {
        press(data.button);
        verify(games.fileText(savedFile(data.suffix)).includes(data.text));
    }

    function test_handsALinkToTheSystem() {
        games.catchLinks();
        press("bgStatsButton");
        verify(games.caughtLink().startsWith("https://app.bgstatsapp.com/createPlay.html?data=%7B"));
        verify(games.caughtLink().length <= 2000);
        verify(findChild(page, "shareMessage").text.includes("BG Stats"));
    }

    name: "SharePage"
    when: windowShown
    visible: true
    width: 390
    height: 1400

    TestGames {
        id: games
    }

    Component {
        id: hostComponent

        StoreHost {
            file: games.storeFile()
        }
    }

    Component {
        id: tableComponent

        BarrageTable {
        }
    }

    Component {
        id: pageComponent

        SharePage {
            anchors.fill: parent
        }
    }
}
