import QtQuick
import Penstock.Style

// Scrolls what the keyboard comes to into sight.
QtObject {
    id: root

    required property Item focused

    // A little more of what lies around is seen too, if there is room for it.
    function reveal(item: Item, view: Flickable) {
        const around = Math.min(Style.gapSmall, (view.height - item.height) / 2);
        const top = item.mapToItem(view.contentItem, 0, 0).y - around;
        const bottom = top + item.height + 2 * around;
        const least = view.originY - view.topMargin;
        const most = Math.max(least, view.originY + view.contentHeight + view.bottomMargin - view.height);
        let wanted = view.contentY;
        if (bottom > wanted + view.height)
            wanted = bottom - view.height;
        if (top < wanted)
            wanted = top;
        view.contentY = Math.max(least, Math.min(most, wanted));
    }

    onFocusedChanged: {
        for (let around = focused ? focused.parent : null; around; around = around.parent) {
            const view = around as Flickable;
            if (view && focused.height <= view.height)
                reveal(focused, view);
        }
    }
}
