import QtQuick
import QtTest
import Penstock.App
import Penstock.Barrage
import Penstock.Components
import Penstock.History
import Penstock.Tests

TestCase {
    id: root

    property BarrageTable table: null
    property GameOverPanel panel: null

    function init() {
        failOnWarning(/.?/);
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

    function type(name: string, text: string) {
        const field = findChild(panel, name);
        verify(field, name);
        mouseClick(field);
        field.selectAll();
        for (const letter of text)
            keyClick(letter);
    }

    function test_tellsWhoWonAndWhy() {
        verify(findChild(panel, "winner").text.startsWith("Winner: "));
        verify(/\d+ VP/.test(findChild(panel, "verdict").text));
        verify(findChild(panel, "objective").text.length > "Objective: ".length);
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
    height: 1400

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
