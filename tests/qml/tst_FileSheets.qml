import QtQuick
import QtTest
import Penstock.App
import Penstock.Shell
import Penstock.Tests

// What asks for files in a window that is too narrow for Qt's own dialogs.
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

    // What the window shows, sheets included.
    function shown(name: string): var {
        let item = root as Item;
        while (item.parent)
            item = item.parent;
        tryVerify(() => findChild(item, name)?.visible ?? false, 5000, name);
        return findChild(item, name);
    }

    function press(name: string) {
        mouseClick(findChild(section, name));
    }

    // A sheet that is still opening takes no clicks.
    function pressInSheet(name: string) {
        const button = shown(name);
        verify(button.enabled, name);
        tryVerify(() => {
                if (button.visible)
                    mouseClick(button);
                return !button.visible;
            });
    }

    function retype(name: string, text: string) {
        const field = shown(name);
        tryVerify(() => {
                mouseClick(field);
                return field.activeFocus;
            });
        field.selectAll();
        for (const letter of text)
            keyClick(letter);
        compare(field.text, text);
    }

    function test_savesUnderTheNameThatIsTyped() {
        press("backUpButton");
        compare(shown("folderField").text, games.folder());
        verify(shown("nameField").text.startsWith("Penstock backup 20"));
        retype("nameField", "mine");
        pressInSheet("sheetAccept");
        tryVerify(() => !transfer.isBusy && transfer.message !== "");
        compare(transfer.message, `Saved as ${games.folder()}/mine.sqlite`);
    }

    function test_saysWhatIsWrongWithAPlace() {
        press("exportButton");
        verify(shown("sheetAccept").enabled);
        retype("nameField", "a?");
        verify(shown("fileProblem").text.includes("?"));
        verify(!shown("sheetAccept").enabled);
        retype("nameField", "a");
        retype("folderField", "/nowhere");
        compare(shown("fileProblem").text, "There is no such folder.");
        verify(!shown("sheetAccept").enabled);
        const files = games.filesIn(games.folder());
        pressInSheet("sheetCancel");
        compare(transfer.message, "");
        compare(games.filesIn(games.folder()), files);
    }

    function test_restoresWhatLiesInTheFolder() {
        press("backUpButton");
        retype("nameField", "before.sqlite");
        pressInSheet("sheetAccept");
        tryVerify(() => !transfer.isBusy && transfer.message !== "");
        press("restoreButton");
        shown("folderField").text = games.folder();
        verify(!shown("sheetAccept").enabled);
        const name = shown("before.sqlite");
        tryVerify(() => {
                mouseClick(name);
                return name.chosen;
            });
        pressInSheet("sheetAccept");
        tryVerify(() => !transfer.isBusy && transfer.message.includes("already here"));
    }

    name: "FileSheets"
    when: windowShown
    visible: true
    width: 390
    height: 844

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
