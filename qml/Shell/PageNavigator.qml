pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Templates
import Penstock.App
import Penstock.Style

// Holds the pages, knows how they lead to one another, and takes Esc and Back to go back. A page is
// read from its file when it is first wanted. It may have
//   function refresh()                       shows what an import has added meanwhile
//   function goBack(): bool                  goes one step back inside the page; false: leave it
//   signal backRequested                     leaves the page
//   signal pageRequested(name, properties)   opens another page on top of it
//   signal gameRequested(sessionId)          opens that game on top of it
//   signal gameStarted                       gives way to the game that is open now
FocusScope {
    id: root

    required property StoreHost host
    required property AppSettings settings
    required property BarrageTable table
    // Here, because an import goes on when its page is left.
    readonly property StoreTransfer transfer: StoreTransfer {
        host: root.host
        onBroughtIn: root.refresh(stack.currentItem)
    }
    readonly property string currentPage: stack.currentItem ? stack.currentItem.objectName : ""
    readonly property bool isChanging: stack.busy

    // Every page by its name: its file, and which of our properties it requires.
    readonly property var pages: ({
            "about": ["AboutPage.qml"],
            "camera": ["../History/CameraPage.qml"],
            "company": ["../Barrage/CompanyPage.qml", "table"],
            "correction": ["../Barrage/CorrectionPage.qml", "table"],
            "game": ["../Barrage/GamePage.qml", "table", "settings"],
            "help": ["../Barrage/HelpPage.qml"],
            "history": ["../History/HistoryPage.qml", "host"],
            "home": ["HomePage.qml", "host", "table"],
            "leeghwater": ["../Barrage/LeeghwaterPage.qml", "table"],
            "log": ["../Barrage/LogPage.qml", "table"],
            "newGame": ["../Barrage/NewGamePage.qml", "host", "table"],
            "notes": ["../Barrage/NotesPage.qml", "table"],
            "pad": ["../Pad/PadPage.qml", "host"],
            "play": ["../History/PlayPage.qml", "host", "table"],
            "playEdit": ["../History/PlayEditPage.qml", "host"],
            "scorePad": ["../Pad/PadGamesPage.qml", "host"],
            "sessions": ["SessionsPage.qml", "host"],
            "settings": ["SettingsPage.qml", "settings", "transfer"],
            "share": ["SharePage.qml", "host"],
            "statistics": ["../History/StatisticsPage.qml", "host"]
        })

    // Opens a page by its name as if reached from home, at once; false if there is no such page.
    function openPage(name: string): bool {
        stack.pop(null, StackView.Immediate);
        return name === "home" || push(name, {}, StackView.Immediate);
    }

    // A page may have steps of its own to go back first.
    function goBack() {
        if (!stepBack(stack.currentItem))
            leave();
    }

    function stepBack(page: var): bool {
        return page.goBack ? page.goBack() : false;
    }

    function refresh(page: var) {
        if (page.refresh)
            page.refresh();
    }

    function leave() {
        if (stack.depth > 1)
            stack.pop();
    }

    function push(name: string, properties: var, operation: int): bool {
        if (stack.busy || !pages[name]) // busy: a second tap of the same finger
            return false;
        return connectPage(stack.push(fileOf(name), propertiesOf(name, properties), operation));
    }

    function fileOf(name: string): url {
        return Qt.resolvedUrl(pages[name][0]);
    }

    function propertiesOf(name: string, properties: var): var {
        const given = {
            "objectName": name
        };
        for (const required of pages[name].slice(1))
            given[required] = root[required];
        return Object.assign(given, properties);
    }

    function connectPage(page: var): bool {
        page?.backRequested?.connect(root.leave);
        page?.pageRequested?.connect((name, properties) => root.push(name, properties, StackView.PushTransition));
        page?.gameRequested?.connect(root.openGame);
        page?.gameStarted?.connect(root.replaceByGame);
        return page !== null;
    }

    function openGame(sessionId: string) {
        if (!stack.busy && table.open(sessionId))
            push("game", {}, StackView.PushTransition);
    }

    function replaceByGame() {
        connectPage(stack.replace(fileOf("game"), propertiesOf("game", {})));
    }

    Component.onCompleted: push("home", {}, StackView.Immediate)

    Shortcut {
        sequences: ["Esc", "Back"]
        enabled: stack.depth > 1
        onActivated: root.goBack()
    }

    StackView {
        id: stack

        anchors.fill: parent
        focus: true

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
}
