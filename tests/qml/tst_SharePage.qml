import QtQuick
import QtTest
import Penstock.App
import Penstock.Shell
import Penstock.Style
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

    // Gives the file a name of its own in the dialog; the page then says where it is.
    function saveAs(name: string): string {
        const path = `${games.folder()}/${name}`;
        dialogs.saveAs(name);
        const notice = findChild(page, "shareMessage");
        tryCompare(notice, "text", `Saved as ${path}`);
        verify(notice.visible);
        return path;
    }

    function test_showsTheResult() {
        const card = findChild(page, "resultCard");
        verify(card.visible);
        verify(card.height > 200);
    }

    function test_savesAPicture() {
        press("pictureButton");
        const path = saveAs("card.png");
        const size = games.pictureSize(path);
        const card = findChild(page, "resultCard");
        compare(size.width, Math.round(3 * card.width));
        verify(size.height > 600);
        verify(games.pictureColours(path) > 20);
    }

    // As the end of the game shows it: who won on top, the curve and where the points came from.
    function test_thePictureHasTheSameLook() {
        const card = findChild(page, "resultCard");
        verify(findChild(card, "winner").text.endsWith(" wins"));
        verify(/^\d+$/.test(findChild(card, "winnerPoints").text));
        verify(findChild(card, "course").visible);
        verify(findChild(card, "sources").visible);
        compare(findChild(card, "courseChart").fineness, 3); // as the picture is
    }

    function textIn(item: Item, text: string): Item {
        if (item.text === text && item.contentWidth !== undefined)
            return item;
        for (let i = 0; i < item.children.length; ++i) {
            const found = textIn(item.children[i], text);
            if (found)
                return found;
        }
        return null;
    }

    // The picture is drawn thrice as fine as the screen; hinted letters would lose their tops.
    function test_lettersOfThePictureAreWhole() {
        const word = textIn(findChild(page, "resultCard"), "Start");
        verify(word);
        word.parent = root;
        page.visible = false;
        word.transformOrigin = Item.TopLeft;
        word.height = Style.tableRow; // it was that of the line
        word.scale = 3;
        waitForRendering(root);
        const picture = grabImage(root);
        const paper = picture.pixel(picture.width - 1, picture.height - 1);
        const hasInk = y => {
            for (let x = 0; x < Math.min(picture.width, 3 * word.contentWidth); ++x)
                if (!Qt.colorEqual(picture.pixel(x, y), paper))
                    return true;
            return false;
        };
        let rows = 0;
        for (let y = 0; y < Math.min(picture.height, 3 * word.height); ++y)
            rows += hasInk(y) ? 1 : 0;
        metrics.font.pixelSize = 3 * word.font.pixelSize;
        const whole = metrics.tightBoundingRect.height;
        verify(rows >= whole - 1, `${rows} of ${whole}`);
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
        verify(games.fileText(saveAs(`result.${data.suffix}`)).includes(data.text));
    }

    function test_suggestsAName() {
        press("csvButton");
        verify(dialogs.suggests(/^Barrage 20.*\.csv$/));
        if (dialogs.isOwnWindow())
            dialogs.saveAs("another name.csv");
        else
            dialogs.press("Save");
        tryVerify(() => findChild(page, "shareMessage").text.endsWith(".csv"));
    }

    function test_writesNothingIfTheDialogIsCancelled() {
        const files = games.filesIn(games.folder());
        compare(findChild(page, "saveDialog"), null); // not before it is wanted
        press("csvButton");
        dialogs.press("Cancel");
        compare(findChild(page, "shareMessage").text, "");
        compare(games.filesIn(games.folder()), files);
    }

    function test_handsALinkToTheSystem() {
        games.catchLinks();
        press("bgStatsButton");
        verify(games.caughtLink().startsWith("https://app.bgstatsapp.com/createPlay.html?data=%7B"));
        verify(games.caughtLink().length <= 2000);
        verify(findChild(page, "shareMessage").text.includes("BG Stats"));
    }

    name: "SharePage"

    TextMetrics {
        id: metrics

        text: "Start"
    }
    when: windowShown
    visible: true
    width: 700 // the dialogs are that wide
    height: 1400

    TestGames {
        id: games
    }

    FileDialogs {
        id: dialogs

        test: root
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
