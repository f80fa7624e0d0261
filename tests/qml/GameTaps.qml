import QtQuick
import QtTest
import Penstock.Barrage

// Hands for choices on the page of a game: what a person taps, wherever it has to be scrolled to.
QtObject {
    id: root

    required property TestCase test
    property GamePage page: null

    function optionCalled(text: string): Item {
        for (let i = 0; i < 30; ++i) {
            const option = test.findChild(page, `option${i}`);
            if (option && option.visible && option.text === text)
                return option;
        }
        return null;
    }

    function optionTexts(): string {
        const texts = [];
        for (let i = 0; test.findChild(page, `option${i}`); ++i)
            texts.push(test.findChild(page, `option${i}`).text);
        return texts.join(", ");
    }

    function firstLegal(): Item {
        for (let i = 0; i < 30; ++i) {
            const option = test.findChild(page, `option${i}`);
            if (option && option.visible && option.isLegal)
                return option;
        }
        return null;
    }

    // A second tap right after the first would be ignored.
    function waitForGuard() {
        const guard = test.findChild(page, "doubleTapGuard");
        test.tryVerify(() => !guard.isHolding);
    }

    function tap(item: Item) {
        test.verify(item, `there is no such option, but ${optionTexts()}`);
        test.waitForRendering(page, 300); // it may be drawn already
        waitForGuard();
        let flickable = item.parent;
        while (flickable && flickable.contentY === undefined)
            flickable = flickable.parent;
        const y = item.mapToItem(flickable.contentItem, 0, 0).y;
        const last = Math.max(0, flickable.contentHeight - flickable.height);
        flickable.contentY = Math.min(Math.max(0, y + item.height - flickable.height), last);
        test.wait(0);
        test.mouseClick(item);
    }

    // The first possible option until the move is made, or is to be confirmed.
    function finish() {
        const before = page.table.cursor;
        for (let step = 0; step < 4 && page.table.cursor === before && !test.findChild(page, "doItButton")?.visible; ++step)
            tap(firstLegal());
        if (page.table.cursor === before)
            confirm();
    }

    function confirm() {
        const button = test.findChild(page, "doItButton");
        test.verify(button.visible);
        waitForGuard();
        test.mouseClick(button);
    }
}
