pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Controls.Basic
import Penstock.Style

// Holds the pages, knows how they lead to one another, and takes Esc and Back to go back.
FocusScope {
    id: root

    readonly property string currentPage: stack.currentItem ? stack.currentItem.objectName : ""
    readonly property bool isChanging: stack.busy

    // Opens a page by its name as if reached from home, at once; false if there is no such page.
    function openPage(name: string): bool {
        if (name === "home") {
            stack.pop(null, StackView.Immediate);
            return true;
        }
        const page = component(name);
        if (!page)
            return false;
        stack.pop(null, StackView.Immediate);
        stack.push(page, {}, StackView.Immediate);
        return true;
    }

    function component(name: string): Component {
        switch (name) {
        case "about":
            return aboutPage;
        case "demo":
            return demoPage;
        default:
            return null;
        }
    }

    Shortcut {
        sequences: ["Esc", "Back"]
        enabled: stack.depth > 1
        onActivated: stack.pop()
    }

    StackView {
        id: stack

        anchors.fill: parent
        focus: true
        initialItem: homePage

        pushEnter: Transition {
            NumberAnimation {
                property: "opacity"
                from: 0
                to: 1
                duration: Style.pageChange
            }
        }
        pushExit: Transition {
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

    Component {
        id: homePage

        HomePage {
            objectName: "home"
            onDemoRequested: stack.push(demoPage)
            onAboutRequested: stack.push(aboutPage)
        }
    }

    Component {
        id: aboutPage

        AboutPage {
            objectName: "about"
            onBackRequested: stack.pop()
        }
    }

    Component {
        id: demoPage

        DemoPage {
            objectName: "demo"
            onBackRequested: stack.pop()
        }
    }
}
