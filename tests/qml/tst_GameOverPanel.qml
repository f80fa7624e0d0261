import QtQuick
import QtTest
import Penstock.App
import Penstock.Barrage
import Penstock.Components
import Penstock.History
import Penstock.Pieces
import Penstock.Style
import Penstock.Tests

TestCase {
    id: root

    property BarrageTable table: null
    property GameOverPanel panel: null

    function init() {
        failOnWarning(/.?/);
        spy.clear();
        cameraSpy.clear();
        left.clear();
        table = createTemporaryObject(tableComponent, root) as BarrageTable;
        verify(games.begin(table, 2));
        verify(games.playToTheEnd(table));
        panel = createTemporaryObject(panelComponent, root, {
                "table": table
            }) as GameOverPanel;
        waitForRendering(panel);
    }

    function cleanup() {
        Style.reducedMotion = false;
    }

    function type(name: string, text: string) {
        const field = findChild(panel, name);
        verify(field, name);
        mouseClick(field);
        field.selectAll();
        for (const letter of text)
            keyClick(letter);
    }

    function test_tellsWhoWonAndWhy() {
        verify(findChild(panel, "winner").text.endsWith(" wins"));
        verify(/\d+ VP/.test(findChild(panel, "verdict").text));
        verify(findChild(panel, "objective").text.length > "Objective: ".length);
    }

    function stretchCounting(): WinnerBanner {
        const banner = findChild(panel, "winnerBanner") as WinnerBanner;
        banner.countTime = 600000;
        banner.count();
        return banner;
    }

    function test_countsThePointsUpUntilATap() {
        const banner = stretchCounting();
        const points = findChild(panel, "winnerPoints");
        verify(banner.isCounting);
        verify(Number(points.text) < banner.best.score / 2, points.text);
        verify(banner.best.score > 0);
        mouseClick(banner);
        verify(!banner.isCounting);
        compare(points.text, `${banner.best.score}`);
    }

    function test_countsByItself() {
        const banner = findChild(panel, "winnerBanner") as WinnerBanner;
        banner.count();
        tryCompare(banner, "isCounting", false);
        compare(findChild(panel, "winnerPoints").text, `${banner.best.score}`);
    }

    function test_standsStillWithReducedMotion() {
        Style.reducedMotion = true;
        const banner = findChild(panel, "winnerBanner") as WinnerBanner;
        banner.count();
        verify(!banner.isCounting);
        compare(findChild(panel, "winnerPoints").text, `${banner.best.score}`);
    }

    // The colours are those of the one who won, and the sign says it without them.
    function test_wearsTheColoursOfTheWinner() {
        const banner = findChild(panel, "winnerBanner") as WinnerBanner;
        const colours = PieceColors.companies[banner.best.colour];
        compare(banner.color, colours.fill);
        compare(findChild(panel, "winner").color, colours.text);
        compare(banner.best.sign, ["USA", "GER"][banner.best.colour]);
    }

    // Everybody's line ends with the sign and the points, and the sources add up to them.
    function test_tellsHowThePointsCameTogether() {
        const chart = findChild(findChild(panel, "course"), "courseChart") as CourseChart;
        verify(chart.visible && chart.height > Style.chart);
        compare(chart.labels.length, 7);
        compare(chart.values.length, 14);
        const seats = chart.finale.seats;
        compare(seats.length, 2);
        let lowest = 0;
        for (let i = 0; i < 2; ++i) {
            const end = findChild(chart, `end${i}`);
            compare(end.children[1].text, `${seats[i].score}`);
            verify(end.y >= lowest, "one end over another");
            lowest = end.y + end.height;
            compare(Array.from(seats[i].points).reduce((sum, points) => sum + points, 0), seats[i].score);
            const line = Array.from(chart.values).slice(7 * i, 7 * i + 7);
            verify(chart.spoken().includes(`${seats[i].name}: ${line.join(", ")}`));
        }
    }

    function test_callsTheWinnerByTheNameThatIsTyped() {
        const banner = findChild(panel, "winnerBanner") as WinnerBanner;
        tryCompare(banner, "isCounting", false);
        const seat = banner.best.colour; // the first has the USA
        type(`playerName${seat}`, "Kim");
        tryCompare(findChild(panel, "winner"), "text", "Kim wins");
        verify(!banner.isCounting); // once is enough
    }

    // Two companies: the USA are number 0, Germany 1.
    function test_marksWhatTheObjectiveCounted() {
        const map = createTemporaryObject(mapComponent, root, {
                "table": table
            }) as BarrageMapModel;
        compare(map.marked.length, 0);
        let marked = 0;
        for (const company of [0, 1]) {
            const row = findChild(panel, `objectiveRow${company}`);
            mouseClick(row);
            verify(row.isShown);
            marked += map.marked.length;
            verify(/VP/.test(findChild(row, "reason").text));
        }
        verify(marked > 0);
        mouseClick(findChild(panel, "objectiveRow1"));
        compare(map.marked.length, 0);
    }

    function test_keepsNamesPlaceAndComments() {
        type("playerName0", "Da");
        const field = findChild(panel, "playerName0");
        field.cursorPosition = 0;
        for (const letter of ["I", " ", " "])
            keyClick(letter);
        compare(field.text, "I  Da"); // as it was typed, though kept with one space
        compare(field.cursorPosition, 3);
        type("location", "home");
        const comments = findChild(panel, "comments");
        mouseClick(comments);
        keyClick("w");
        keyClick("o");
        keyClick("w");
        const stored = createTemporaryObject(editorComponent, root, {
                "host": table.host,
                "playId": games.playId(table)
            }) as PlayEditor;
        tryVerify(() => {
                stored.playId = "";
                stored.playId = games.playId(table);
                return stored.comments === "wow";
            });
        compare(stored.location, "home");
        compare(stored.data(stored.index(0, 0), Qt.UserRole), "I Da");
    }

    function test_sharesTheResult() {
        mouseClick(findChild(panel, "shareButton"));
        compare(spy.count, 1);
        compare(spy.signalArguments[0][0], games.playId(table));
    }

    function test_asksForTheCameraOrForAFile() {
        const button = findChild(panel, "photoButton");
        verify(button.visible);
        compare(findChild(panel, "photoPicker"), null); // not before it is wanted
        mouseClick(button);
        compare(cameraSpy.count, finder.hasCamera ? 1 : 0);
        if (!finder.hasCamera) {
            findChild(panel, "photoPicker").currentFolder = games.urlOf(games.folder());
            dialogs.press("Cancel");
        }
        compare(findChild(panel, "photo0"), null);
    }

    function test_showsThePhotoThatWasTaken() {
        const photos = findChild(panel, "playPhotos") as PlayPhotos;
        photos.cameraRequested();
        compare(cameraSpy.count, 1);
        const page = createTemporaryObject(cameraComponent, root, {
                "play": cameraSpy.signalArguments[0][0]
            }) as CameraPage;
        left.target = page;
        page.keep(games.takenPicture());
        compare(left.count, 1);
        tryVerify(() => findChild(panel, "photo0") !== null);
        tryCompare(findChild(panel, "photo0"), "implicitContentWidth", 1280);
    }

    name: "GameOverPanel"
    when: windowShown
    visible: true
    width: 390
    height: 2000 // all of it can be tapped without scrolling

    TestGames {
        id: games
    }

    SignalSpy {
        id: spy

        target: root.panel
        signalName: "shareRequested"
    }

    SignalSpy {
        id: cameraSpy

        target: root.panel
        signalName: "cameraRequested"
    }

    SignalSpy {
        id: left

        signalName: "backRequested"
    }

    FileDialogs {
        id: dialogs

        test: root
    }

    CameraFinder {
        id: finder

        isWanted: true
    }

    Component {
        id: cameraComponent

        CameraPage {
        }
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
        id: mapComponent

        BarrageMapModel {
            marks: root.panel ? root.panel.marks : marks
        }
    }

    Component {
        id: editorComponent

        PlayEditor {
        }
    }

    Component {
        id: panelComponent

        GameOverPanel {
            anchors.fill: parent
        }
    }
}
