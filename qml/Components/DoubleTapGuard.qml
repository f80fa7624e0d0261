import QtQuick
import Penstock.Style

// Lies over buttons that follow one another in the same place. The second tap of a double tap was
// meant for what stood there before, so it ends here; taps elsewhere and keys go through. It sees for
// itself when another button took the place of the tapped one; it is told when the same button has
// come to mean something else. Where every tap is meant, the button says so: isMeantAgain.
MouseArea {
    id: root

    readonly property bool isWaiting: pause.running // for a second tap
    readonly property bool isHolding: isHeld && isWaiting
    property bool isHeld: false // it was told since the last tap
    property point lastTap: Qt.point(-Style.touch, -Style.touch) // in the window: buttons may move
    property string lastButton: "" // what was tapped there; empty: nothing

    // What lies below has become something else.
    function hold() {
        isHeld = true;
        waitForTap();
    }

    function waitForTap() {
        if (pause.interval > 0)
            pause.restart();
    }

    // Buttons that are made anew while a number changes are still the same ones.
    function describe(button: var): string {
        if (!button)
            return "";
        return button.isMeantAgain ? button.objectName : `button ${button.objectName} ${button.text}`;
    }

    // The uppermost in this item that can be tapped at a point of the window.
    function buttonAt(point: point, item: var): var {
        for (let i = item.children.length - 1; i >= 0; --i) {
            const child = item.children[i];
            if (child === root || !child.visible || !child.contains(child.mapFromItem(null, point)))
                continue;
            const found = buttonAt(point, child);
            if (found)
                return found;
        }
        return item.clicked && item !== root.parent ? item : null;
    }

    onPressed: mouse => {
        const at = mapToItem(null, mouse.x, mouse.y);
        const isSoon = isWaiting && Math.hypot(at.x - lastTap.x, at.y - lastTap.y) < Style.touch;
        mouse.accepted = isSoon && (isHeld || lastButton !== "" && describe(buttonAt(lastTap, parent)) !== lastButton);
        if (mouse.accepted)
            return;
        isHeld = false; // what changed before this tap has nothing to do with the next
        lastTap = at;
        lastButton = describe(buttonAt(at, parent));
        waitForTap();
    }

    Timer {
        id: pause

        interval: Application.styleHints.mouseDoubleClickInterval
    }
}
