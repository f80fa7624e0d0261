pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Templates
import Penstock.App
import Penstock.Style

// Holds the pages, knows how they lead to one another, and takes Esc and Back to go back. A page is
// read from its file when it is first wanted. It may have
//   function refresh()                       shows what has changed meanwhile: one comes back to it, or
//                                            an import has added something
//   function goBack(): bool                  goes one step back inside the page; false: leave it
//   signal backRequested                     leaves the page
//   signal pageRequested(name, properties)   opens another page on top of it
//   signal gameRequested(sessionId)          opens that game on top of it
//   signal gameStarted                       gives way to the game that is open now
FocusScope {
    id: root

    required property StoreHost host
    required property AppSettings settings
    required property GameTables tables
    readonly property GameTable table: tables.current
    // Here, because an import goes on when its page is left.
    readonly property StoreTransfer transfer: StoreTransfer {
        host: root.host
        onBroughtIn: root.refresh(stack.currentItem)
    }
    readonly property string currentPage: stack.currentItem ? stack.currentItem.objectName : ""
    readonly property bool isChanging: stack.busy

    // Every page by its name: its file, and which of our properties it requires. A game has more of
    // them, which the Pages.qml in its folder lists; its name and a slash before theirs put its
    // table into use.
    readonly property var pages: ({
            "about": ["AboutPage.qml"],
            "camera": ["../History/CameraPage.qml"],
            "helpGames": ["HelpGamesPage.qml", "tables"],
            "history": ["../History/HistoryPage.qml", "host"],
            "home": ["HomePage.qml", "host", "tables"],
            "licence": ["LicencePage.qml"],
            "pad": ["../Pad/PadPage.qml", "host"],
            "play": ["../History/PlayPage.qml", "host", "tables"],
            "playEdit": ["../History/PlayEditPage.qml", "host"],
            "scorePad": ["../Pad/PadGamesPage.qml", "host"],
            "sessions": ["SessionsPage.qml", "host", "tables"],
            "settings": ["SettingsPage.qml", "settings", "transfer"],
            "share": ["SharePage.qml", "host"],
            "statistics": ["../History/StatisticsPage.qml", "host"]
        })
    property var gamePages: ({}) // of the games that were in use so far

    // Opens a page by its name as if reached from home, at once; false if there is no such page.
    function openPage(name: string): bool {
        if (stack.depth > 1)
            comeBack(null, StackView.Immediate);
        return name === "home" || push(name, {}, StackView.Immediate);
    }

    // Adds the games of a file that came from outside, on the page that says what comes of it.
    function bringIn(file: url) {
        if (currentPage !== "settings")
            push("settings", {}, StackView.Immediate);
        transfer.bringIn(file);
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
            comeBack(undefined, StackView.PopTransition);
    }

    // After the page has changed: a game that is out of sight is kept then.
    function comeBack(page: var, operation: int) {
        stack.pop(page, operation);
        refresh(stack.currentItem);
    }

    function push(name: string, properties: var, operation: int): bool {
        if (stack.busy) // a second tap of the same finger
            return false;
        tables.forgetTrouble(); // whoever goes on has read it
        const slash = name.indexOf("/");
        const game = name.slice(0, Math.max(0, slash));
        const own = name.slice(slash + 1);
        if (!prepareGame(game, own) || !entryOf(own))
            return false;
        return connectPage(stack.push(fileOf(own), propertiesOf(own, properties), operation));
    }

    // A page of a game needs its table: of the one in use, or else the first on the shelf.
    function prepareGame(game: string, name: string): bool {
        if (game === "" && (pages[name] || tables.game !== ""))
            return true;
        return tables.choose(game || tables.shelf[0].game) !== null;
    }

    // File and required properties of a page, ours or of the game in use.
    function entryOf(name: string): var {
        return pages[name] ?? pagesOf(tables.game)[name];
    }

    function folderOf(game: string): string {
        return `../${game.charAt(0).toUpperCase()}${game.slice(1)}`;
    }

    function pagesOf(game: string): var {
        if (game === "")
            return {};
        if (!gamePages[game])
            gamePages[game] = filesOf(Qt.createComponent(`${folderOf(game)}/Pages.qml`).createObject(root));
        return gamePages[game];
    }

    function filesOf(list: var): var {
        return list.files;
    }

    function fileOf(name: string): url {
        return Qt.resolvedUrl(pages[name] ? pages[name][0] : `${folderOf(tables.game)}/${entryOf(name)[0]}`);
    }

    function propertiesOf(name: string, properties: var): var {
        const given = {
            "objectName": name
        };
        for (const required of entryOf(name).slice(1))
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
        if (!stack.busy && tables.open(sessionId))
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
