import QtQuick
import Penstock.Style

// The handle at the upper edge of a panel: a drag or taps make the panel larger or smaller. Larger
// than it looks, half of it over what lies above.
MouseArea {
    id: root

    enum Size {
        Small,
        Normal,
        Large
    }

    required property real smallHeight
    required property real normalHeight
    required property real largeHeight
    property int size: PanelGrip.Normal
    property real dragged: 0 // by which the panel is taller than its size while the finger is down
    property real start: 0
    readonly property bool hasSmall: smallHeight < normalHeight // else there are two sizes
    readonly property bool canGrow: largeHeight > normalHeight + Style.gap
    readonly property real restingHeight: size === PanelGrip.Small ? smallHeight : (size === PanelGrip.Large ? largeHeight : normalHeight)
    readonly property real panelHeight: Math.max(smallHeight, Math.min(largeHeight, restingHeight + dragged))

    signal sized // by the user

    function next() {
        const smallest = hasSmall ? PanelGrip.Small : PanelGrip.Normal;
        if (size === PanelGrip.Normal)
            size = canGrow ? PanelGrip.Large : smallest;
        else
            size = size === PanelGrip.Large ? smallest : PanelGrip.Normal;
        sized();
    }

    // The size the panel is nearest to.
    function settle() {
        const height = panelHeight;
        const distance = [smallHeight, normalHeight, largeHeight].map(each => Math.abs(each - height));
        size = distance.lastIndexOf(Math.min(...distance));
        dragged = 0;
        sized();
    }

    width: 2 * Style.touch
    height: Style.touch
    preventStealing: true
    activeFocusOnTab: true
    Accessible.role: Accessible.Button
    Accessible.name: qsTr("Size of the panel")
    Accessible.onPressAction: root.next()
    Keys.onReturnPressed: next()
    Keys.onEnterPressed: next()
    Keys.onSpacePressed: next()
    onPressed: mouse => start = mapToItem(null, mouse.x, mouse.y).y
    onPositionChanged: mouse => dragged = start - mapToItem(null, mouse.x, mouse.y).y
    onCanceled: settle()
    onReleased: {
        if (Math.abs(dragged) < Style.gapSmall) {
            dragged = 0;
            next();
        } else {
            settle();
        }
    }

    Rectangle {
        anchors.horizontalCenter: parent.horizontalCenter
        y: parent.height - Style.gripRoom + Style.gapSmall / 2
        width: Style.touch
        height: Style.gapSmall / 2
        radius: height / 2
        color: Style.color.inkSoft
        border.width: root.activeFocus ? Style.focusLine : 0
        border.color: Style.color.ink
    }
}
