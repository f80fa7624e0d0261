import QtQuick
import QtTest

// Hands on a page of Nucleum: what a person taps, wherever it has to be scrolled to.
QtObject {
    id: root

    required property TestCase test
    property Item page: null

    function item(name: string): Item {
        const found = test.findChild(page, name);
        test.verify(found, `there is no ${name}`);
        return found;
    }

    // As a finger does it: scrolled into sight, and not as a double tap.
    function click(name: string) {
        test.tryVerify(() => test.findChild(page, name)?.visible === true, 2000, `${name} is not seen`);
        test.tryVerify(() => !test.findChild(page, "doubleTapGuard")?.isHolding);
        const it = item(name);
        let view = it.parent;
        while (view && !(view instanceof Flickable))
            view = view.parent;
        if (view) {
            const y = it.mapToItem(view.contentItem, 0, 0).y;
            view.contentY = Math.max(0, Math.min(y, view.contentHeight - view.height));
            test.waitForRendering(page, 200);
        }
        const at = it.mapToItem(page, it.width / 2, it.height / 2);
        test.mouseClick(page, at.x, at.y);
        test.waitForRendering(page, 500);
    }

    function clickAll(names: var) {
        for (const name of names)
            click(name);
    }
}
