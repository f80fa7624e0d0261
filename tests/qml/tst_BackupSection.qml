import QtQuick
import QtTest
import Penstock.App
import Penstock.Shell
import Penstock.Tests

TestCase {
    id: root

    property StoreTransfer transfer: null
    property BackupSection section: null

    function init() {
        failOnWarning(/.?/);
        const all = createTemporaryObject(allComponent, root);
        section = findChild(all, "section");
        transfer = section.transfer;
        verify(games.begin(findChild(all, "table"), 2));
        waitForRendering(section);
    }

    function press(name: string) {
        mouseClick(findChild(section, name));
    }

    // Gives the file a name of its own in the dialog and waits until it is written.
    function saveAs(name: string) {
        dialogs.saveAs(name);
        tryVerify(() => !transfer.isBusy && transfer.message !== "");
        compare(transfer.message, `Saved as ${games.folder()}/${name}`);
    }

    function test_makesABackupAndRestoresIt() {
        press("backUpButton");
        verify(dialogs.suggests(/^Penstock backup 20/));
        saveAs("before.sqlite");
        compare(findChild(section, "restoreDialog"), null); // not before it is wanted
        press("restoreButton");
        const dialog = findChild(section, "restoreDialog");
        dialog.currentFolder = games.urlOf(games.folder());
        dialogs.open("before.sqlite");
        tryVerify(() => !transfer.isBusy && transfer.message.includes("already here"));
        compare(transfer.message, "Nothing new: 1 game was already here.");
    }

    function test_doesNothingIfADialogIsCancelled_data() {
        return [{
                "tag": "backUpButton"
            }, {
                "tag": "restoreButton"
            }, {
                "tag": "exportButton"
            }];
    }

    function test_doesNothingIfADialogIsCancelled(data) {
        const files = games.filesIn(games.folder());
        press(data.tag);
        dialogs.press("Cancel");
        verify(!transfer.isBusy);
        compare(transfer.message, "");
        compare(games.filesIn(games.folder()), files);
    }

    function test_exportsEverything_data() {
        return [{
                "tag": "penstock",
                "button": "exportButton"
            }, {
                "tag": "csv",
                "button": "exportCsvButton"
            }, {
                "tag": "bgsplay",
                "button": "exportBgStatsButton"
            }];
    }

    function test_exportsEverything(data) {
        press(data.button);
        saveAs(`everything.${data.tag}`);
    }

    name: "BackupSection"
    when: windowShown
    visible: true
    width: 700 // the dialogs are that wide
    height: 900

    TestGames {
        id: games
    }

    FileDialogs {
        id: dialogs

        test: root
    }

    Component {
        id: allComponent

        Item {
            anchors.fill: parent

            BackupSection {
                objectName: "section"
                anchors.fill: parent
                transfer: StoreTransfer {
                    host: storeHost
                    folder: games.folder()
                }
            }

            BarrageTable {
                objectName: "table"
                host: storeHost
            }

            StoreHost {
                id: storeHost

                file: games.storeFile()
            }
        }
    }
}
