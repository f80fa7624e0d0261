import QtQuick
import QtQuick.Controls.Basic
import QtTest

// Hands for the dialogs that ask for files: what a person does in them, by clicks and keys.
QtObject {
    id: root

    required property TestCase test

    // What the window shows, dialogs included.
    function everything(): Item {
        let item = test as Item;
        while (item.parent)
            item = item.parent;
        return item;
    }

    function nameField(): TextField {
        test.tryVerify(() => test.findChild(everything(), "fileNameTextField")?.visible ?? false);
        return test.findChild(everything(), "fileNameTextField") as TextField;
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

    // A button that closes the dialog.
    function press(text: string) {
        test.tryVerify(() => buttonIn(everything(), text) !== null, 5000, text);
        test.tryVerify(() => {
                const button = buttonIn(everything(), text);
                if (button)
                    test.mouseClick(button);
                return button === null;
            });
    }

    function saveAs(name: string) {
        const field = nameField();
        // A dialog that is still opening takes no clicks.
        test.tryVerify(() => {
                test.mouseClick(field);
                return field.activeFocus;
            });
        field.selectAll();
        for (const letter of name)
            test.keyClick(letter);
        test.compare(field.text, name);
        press("Save");
    }

    // A click on the file in the list, then on the button.
    function open(name: string) {
        test.tryVerify(() => {
                const file = buttonIn(everything(), name);
                if (file)
                    test.mouseClick(file);
                return file?.highlighted ?? false;
            });
        press("Open");
    }
}
