import QtQuick
import Penstock.Style

// Lies over buttons that follow one another in the same place. The second tap of a double tap was
// meant for what stood there before, so it ends here; taps elsewhere and keys go through.
MouseArea {
    id: root

    readonly property bool isHolding: pause.running
    property point lastTap: Qt.point(-Style.touch, -Style.touch) // in the window: buttons may move

    // What lies below has become something else.
    function hold() {
        if (pause.interval > 0)
            pause.restart();
    }

    onPressed: mouse => {
        const at = mapToItem(null, mouse.x, mouse.y);
        const isSecond = isHolding && Math.hypot(at.x - lastTap.x, at.y - lastTap.y) < Style.touch;
        lastTap = at;
        mouse.accepted = isSecond;
        if (!isSecond)
            pause.stop(); // what changed before this tap has nothing to do with the next
    }

    Timer {
        id: pause

        interval: Application.styleHints.mouseDoubleClickInterval
    }
}
