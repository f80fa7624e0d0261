import QtQuick
import QtTest
import Penstock.App
import Penstock.Components
import Penstock.History
import Penstock.Shell
import Penstock.Tests

// The ways to a photo of the table, by clicks. Devices with a camera ask it first.
TestCase {
    id: root

    property PageNavigator navigator: null

    function init() {
        failOnWarning(/.?/);
        navigator = createTemporaryObject(component, root) as PageNavigator;
        verify(games.keepFinished(storeHost));
        open("history", "historyButton");
        open("play", "play0");
    }

    // What the page in sight has under this name, or null.
    function shown(name: string): QtObject {
        const found = findChild(findChild(navigator, navigator.currentPage), name);
        return found?.visible ? found : null;
    }

    function click(name: string) {
        tryVerify(() => !navigator.isChanging);
        tryVerify(() => shown(name) !== null, 5000, `there is no ${name}`);
        grabImage(navigator); // now it stands where it belongs
        mouseClick(shown(name));
    }

    function open(page: string, button: string) {
        click(button);
        tryCompare(navigator, "currentPage", page);
        tryVerify(() => !navigator.isChanging);
    }

    function openCamera() {
        (shown("playPhotos") as PlayPhotos).cameraRequested();
        tryCompare(navigator, "currentPage", "camera");
        tryVerify(() => !navigator.isChanging);
    }

    function test_aPictureIsChosenAmongTheFiles() {
        verify(games.takenPicture() !== "");
        compare(findChild(navigator, "photoPicker"), null); // not before it is wanted
        click("photoButton");
        if (finder.hasCamera) {
            tryCompare(navigator, "currentPage", "camera");
            click("pictureButton");
        }
        tryVerify(() => findChild(navigator, "photoPicker") !== null);
        findChild(navigator, "photoPicker").currentFolder = games.urlOf(games.folder());
        dialogs.open("taken.jpg");
        tryCompare(navigator, "currentPage", "play");
        tryVerify(() => shown("photo0") !== null);
        tryCompare(shown("photo0"), "implicitContentWidth", 1280);
    }

    function test_aPhotoOfTheCameraIsKept() {
        const picture = games.takenPicture();
        openCamera();
        (findChild(navigator, "camera") as CameraPage).keep(picture);
        tryCompare(navigator, "currentPage", "play");
        tryVerify(() => shown("photo0") !== null);
    }

    // It may be unplugged or forbidden; the files are there all the same.
    function test_withoutACameraItsPageLeadsToTheFiles() {
        openCamera();
        compare(shown("cameraTrouble") !== null, !finder.hasCamera);
        verify(finder.hasCamera || !shown("shutterButton").enabled);
        click("pictureButton");
        dialogs.press("Cancel");
        compare(navigator.currentPage, "camera");
        open("play", "backButton");
        compare(shown("photo0"), null);
    }

    // There is no room for it on the device.
    function test_aPictureWithoutAFileIsTold() {
        openCamera();
        const page = findChild(navigator, "camera") as CameraPage;
        page.take("");
        verify(page.hasFailed);
        verify(shown("cameraTrouble") !== null);
        page.take(games.folder() + "/next.jpg");
        verify(!page.hasFailed);
    }

    // Without a camera it fails while it is made.
    function test_aCameraThatCannotBeOpenedIsKnown() {
        if (finder.hasCamera)
            skip("There is a camera, which works.");
        const view = createTemporaryObject(viewComponent, root) as CameraView;
        verify(view.isBroken);
        verify(!view.isReady);
    }

    function test_thePermissionIsAskedFor() {
        const asked = createTemporaryObject(finderComponent, root) as CameraFinder;
        verify(!asked.isAllowed && !asked.isForbidden);
        asked.askForPermission();
        tryVerify(() => asked.isAllowed !== asked.isForbidden);
    }

    function test_thePageStaysIfThereIsNoPicture() {
        openCamera();
        (findChild(navigator, "camera") as CameraPage).keep(games.folder() + "/none.jpg");
        compare(navigator.currentPage, "camera");
        compare(shown("photoTrouble").text, "This file is not a picture that can be read.");
    }

    name: "PlayPhotos"
    width: 700 // the dialogs are that wide
    height: 1400
    when: windowShown
    visible: true

    FileDialogs {
        id: dialogs

        test: root
    }

    CameraFinder {
        id: finder

        isWanted: true
    }

    Component {
        id: finderComponent

        CameraFinder {
        }
    }

    Component {
        id: viewComponent

        CameraView {
        }
    }

    Component {
        id: component

        PageNavigator {
            anchors.fill: parent
            focus: true
            host: storeHost
            settings: appSettings
            tables: gameTables
            Component.onDestruction: games.clear(storeHost)
        }
    }

    AppSettings {
        id: appSettings

        host: storeHost
    }

    GameTables {
        id: gameTables

        host: storeHost
    }

    TestGames {
        id: games
    }

    StoreHost {
        id: storeHost

        file: games.storeFile()
    }
}
