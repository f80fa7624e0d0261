import QtQuick
import QtQuick.Templates
import Penstock.Style

// The pages above the first one, which does without Qt's controls and is there before they are. At
// the bottom nothing stands for it, because Qt 6.4 does not tell when a stack gets empty.
StackView {
    id: root

    readonly property int pageCount: depth - 1
    readonly property bool showsBottom: bottom.visible // also while a page comes over it or goes

    signal backRequested

    function open(file: url, properties: var, isAtOnce: bool): Item {
        return push(file, properties, isAtOnce ? StackView.Immediate : StackView.PushTransition);
    }

    // In the place of all pages.
    function replaceAll(file: url, properties: var): Item {
        return replace(get(1), file, properties);
    }

    // Leaves the uppermost page, or all of them.
    function leave(isAll: bool, isAtOnce: bool) {
        pop(isAll ? null : undefined, isAtOnce ? StackView.Immediate : StackView.PopTransition);
    }

    initialItem: Item {
        id: bottom
    }

    // Here and not with home: only where Qt's controls are known does it leave the keys to what has
    // popped up.
    Shortcut {
        sequences: ["Esc", "Back"]
        enabled: root.pageCount > 0
        onActivated: root.backRequested()
    }

    pushEnter: Transition {
        NumberAnimation {
            property: "opacity"
            from: 0
            to: 1
            duration: Style.pageChange
        }
    }
    // Seen until the other one covers it.
    pushExit: Transition {
        PauseAnimation {
            duration: Style.pageChange
        }
    }
    popEnter: Transition {
    }
    popExit: Transition {
        NumberAnimation {
            property: "opacity"
            from: 1
            to: 0
            duration: Style.pageChange
        }
    }
}
