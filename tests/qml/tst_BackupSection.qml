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
        tryVerify(() => !transfer.isBusy && transfer.message !== "");
    }

    function test_makesABackupAndRestoresIt() {
        press("backUpButton");
        const notice = findChild(section, "transferMessage");
        verify(notice.text.startsWith("Saved as "));
        verify(notice.text.endsWith(".sqlite"));
        const backup = games.urlOf(notice.text.slice("Saved as ".length));
        mouseClick(findChild(section, "restoreButton"));
        const dialog = findChild(section, "restoreDialog");
        tryVerify(() => dialog.visible);
        dialog.reject();
        transfer.bringIn(backup); // what the dialog does when a file is chosen in it
        tryVerify(() => !transfer.isBusy && transfer.message.includes("Here already"));
        compare(transfer.message, "Added: 0. Here already: 1.");
        mouseClick(findChild(section, "dismissButton"));
        verify(!notice.visible);
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
        verify(transfer.message.endsWith(`.${data.tag}`));
    }

    name: "BackupSection"
    when: windowShown
    visible: true
    width: 390
    height: 900

    TestGames {
        id: games
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
