import QtQuick
import QtQuick.Controls.Basic
import QtTest
import Penstock.Tests

// Hands for the dialogs that ask for files: what a person does in them, by clicks and keys.
QtObject {
    id: root

    required property TestCase test

    readonly property ShownWindows windows: ShownWindows {
    }

    function shownNameField(): TextField {
        for (const window of windows.roots()) {
            const field = test.findChild(window, "fileNameTextField") as TextField;
            if (field?.visible)
                return field;
        }
        return null;
    }

    function nameField(): TextField {
        test.tryVerify(() => shownNameField() !== null);
        return shownNameField();
    }

    // The visible button with this text, or the file with this name.
    function buttonIn(item, text) {
        if (item.clicked !== undefined && (item.text === text || item.fileName === text) && item.visible)
            return item;
        for (let i = 0; i < item.children.length; ++i) {
            const found = buttonIn(item.children[i], text);
            if (found)
                return found;
        }
        return null;
    }

    function button(text) {
        return windows.roots().map(window => buttonIn(window, text)).find(found => found) ?? null;
    }

    // A button that closes the dialog.
    function press(text: string) {
        test.tryVerify(() => button(text) !== null, 5000, text);
        test.tryVerify(() => {
                const found = button(text);
                if (found)
                    test.mouseClick(found);
                return found === null;
            });
        // Nobody else gives the keys back to the window below.
        const below = (test as Item).Window.window;
        below.requestActivate();
        test.tryVerify(() => below.active);
    }

    // As Qt's own dialog is from 6.8 on. It then shows no name that it is told before it opens.
    function isOwnWindow(): bool {
        return nameField().Window.window !== (test as Item).Window.window;
    }

    // Whether the name is filled in, where Qt does that.
    function suggests(name): bool {
        return isOwnWindow() || name.test(nameField().text);
    }

    function saveAs(name: string) {
        const field = nameField();
        // A dialog that is still opening takes no clicks.
        test.tryVerify(() => {
                test.mouseClick(field);
                return field.activeFocus;
            });
        field.selectAll();
        windows.type(field, name);
        test.compare(field.text, name);
        press("Save");
    }

    // A click on the file in the list, then on the button.
    function open(name: string) {
        test.tryVerify(() => {
                const file = button(name);
                if (file)
                    test.mouseClick(file);
                return file?.highlighted ?? false;
            });
        press("Open");
    }
}
