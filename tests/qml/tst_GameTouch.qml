import QtQuick
import Penstock.App
import Penstock.Barrage
import Penstock.Style
import Penstock.Table

// Fingers on the page of a game: taps in a row, the grip of the panel, the map as the picker.
GameCase {
    id: root

    function test_aDoubleTapGoesOneStep() {
        open(390, 844);
        playUntil(() => shown("drawTileButton") && item("subtitle").text !== "");
        const guard = item("doubleTapGuard");
        tryVerify(() => !guard.isHolding);
        const at = middleOf("drawTileButton");
        const before = barrageTable.cursor;
        mouseClick(page, at.x, at.y);
        compare(barrageTable.cursor, before + 1);
        waitForRendering(page, 1000);
        verify(guard.isHolding);
        mouseClick(page, at.x, at.y);
        compare(barrageTable.cursor, before + 1);
        tryVerify(() => !guard.isHolding);
        mouseClick(page, at.x, at.y);
        verify(barrageTable.cursor > before + 1);
    }

    function test_aFingersDoubleTapGoesOneStep() {
        open(390, 844);
        playUntil(() => shown("drawTileButton") && item("subtitle").text !== "");
        tryVerify(() => !item("doubleTapGuard").isHolding);
        const at = middleOf("drawTileButton");
        const before = barrageTable.cursor;
        const touch = touchEvent(page);
        for (let i = 0; i < 2; ++i) {
            touch.press(1, page, at.x, at.y).commit();
            touch.release(1, page, at.x, at.y).commit();
            compare(barrageTable.cursor, before + 1);
            waitForRendering(page, 1000);
        }
    }

    function test_keysAndOtherPlacesDoNotWait() {
        open(390, 844);
        playUntil(() => shown("drawTileButton") && item("subtitle").text !== "");
        const before = barrageTable.cursor;
        const draw = middleOf("drawTileButton");
        mouseClick(page, draw.x, draw.y);
        compare(barrageTable.cursor, before + 1);
        waitForRendering(page, 1000);
        verify(item("doubleTapGuard").isHolding);
        const why = middleOf("whyButton");
        mouseClick(page, why.x, why.y);
        verify(shown("why"));
        item("doneButton").forceActiveFocus(Qt.TabFocusReason);
        keyClick(Qt.Key_Return);
        verify(barrageTable.cursor > before + 1);
    }

    function test_gripMakesThePanelLargerAndSmaller() {
        open(360, 640);
        Style.textScale = 1.5;
        playUntil(() => shown("doneButton"));
        const grip = item("panelGrip");
        const normal = grip.panelHeight;
        verify(grip.width >= Style.touch && grip.height >= Style.touch);
        verify(grip.canGrow);
        mouseClick(grip);
        compare(grip.size, PanelGrip.Large);
        verify(grip.panelHeight > normal);
        verify(shown("doneButton"));
        mouseClick(grip);
        compare(grip.size, PanelGrip.Normal);
        compare(grip.panelHeight, normal);
        const at = middleOf("panelGrip");
        mousePress(page, at.x, at.y);
        mouseMove(page, at.x, at.y - 40);
        verify(grip.panelHeight > normal); // follows the finger
        mouseMove(page, at.x, at.y - 400);
        mouseRelease(page, at.x, at.y - 400);
        compare(grip.size, PanelGrip.Large);
        keyClick(Qt.Key_Tab);
        grip.forceActiveFocus(Qt.TabFocusReason);
        keyClick(Qt.Key_Space);
        compare(grip.size, PanelGrip.Normal);
    }

    // From the first question to the space on the map the map stays where it is.
    function test_theMapStaysWhileOneChooses() {
        open(390, 844);
        playUntil(canBuild);
        const view = item("mapView");
        const place = () => `${view.y} ${view.height} ${view.unit}`;
        const before = place();
        item("option0").clicked();
        waitForRendering(page, 1000);
        compare(place(), before);
        item("option0").clicked();
        waitForRendering(page, 1000);
        compare(place(), before);
        const pan = view.pan;
        let refused = null;
        for (let i = 0; i < view.map.marked.length; ++i)
            refused = view.map.marked[i].mark === MapSpot.Refused ? view.map.marked[i] : refused;
        view.tap(refused);
        waitForRendering(page, 1000);
        compare(view.pan, pan);
        item("choiceBackButton").clicked();
        waitForRendering(page, 1000);
        compare(place(), before);
    }

    function canBuild(): bool {
        return shown("option0") && item("option0").text === "Build" && item("option0").isLegal;
    }

    function test_aRefusedSpaceOfTheMapSaysWhy() {
        open(390, 844);
        playUntil(canBuild);
        item("option0").clicked();
        item("option0").clicked();
        waitForRendering(page, 1000);
        const view = item("mapView");
        let refused = null;
        for (let i = 0; i < view.map.marked.length; ++i)
            refused = view.map.marked[i].mark === MapSpot.Refused ? view.map.marked[i] : refused;
        verify(refused);
        verify(!shown("refusedTap"));
        view.tap(refused);
        verify(shown("refusedTap"));
        const reason = item("refusedTap");
        verify(reason.text.length > 10, reason.text);
        waitForRendering(page, 1000);
        verify(reason.mapToItem(page, 0, reason.height).y <= page.height);
        verify(reason.mapToItem(page, 0, 0).y >= middleOf("prompt").y);
        view.tap(refused);
        verify(!shown("refusedTap"));
    }

    name: "GameTouch"
}
