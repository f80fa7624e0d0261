import QtQuick
import Penstock.Style

// Scrolls what the keyboard comes to into sight.
QtObject {
    id: root

    required property Item focused

    // A little more of what lies around is seen too.
    function reveal(item: Item, view: Flickable) {
        const top = item.mapToItem(view.contentItem, 0, 0).y - Style.gapSmall;
        const bottom = top + item.height + 2 * Style.gapSmall;
        const most = view.originY + Math.max(0, view.contentHeight - view.height);
        let wanted = view.contentY;
        if (bottom > wanted + view.height)
            wanted = bottom - view.height;
        if (top < wanted)
            wanted = top;
        view.contentY = Math.max(view.originY, Math.min(most, wanted));
    }

    onFocusedChanged: {
        for (let around = focused ? focused.parent : null; around; around = around.parent) {
            const view = around as Flickable;
            if (view && focused.height <= view.height)
                reveal(focused, view);
        }
    }
}
