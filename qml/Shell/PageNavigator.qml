pragma ComponentBehavior: Bound
import QtQuick
import Penstock.App
import Penstock.Components

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
        onBroughtIn: root.refresh(root.page)
    }
    readonly property var stack: above.item // of the pages above home; null before there is one
    readonly property int depth: stack ? stack.pageCount : 0
    readonly property Item page: depth > 0 ? stack.currentItem : home.item
    readonly property string currentPage: page ? page.objectName : ""
    readonly property bool isChanging: stack ? stack.busy : false
    readonly property bool hasSetup: transfer.setup !== "" && !isChanging // for a new game, from a file

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
            "repeat": ["RepeatPage.qml", "host", "tables"],
            "scorePad": ["../Pad/PadGamesPage.qml", "host"],
            "sessions": ["SessionsPage.qml", "host", "tables"],
            "settings": ["SettingsPage.qml", "settings", "transfer"],
            "share": ["SharePage.qml", "host"],
            "statistics": ["../History/StatisticsPage.qml", "host"]
        })
    property var gamePages: ({}) // of the games that were in use so far

    // Opens a page by its name as if reached from home, at once; false if there is no such page.
    function openPage(name: string): bool {
        if (depth > 0)
            comeBack(true, true);
        return name === "home" || push(name, {}, true);
    }

    // Adds the games of a file that came from outside; one stays where one is.
    function bringIn(file: url) {
        transfer.bringIn(file);
    }

    // A file has brought a set-up: a new game begins with it. Above home, because the table of a game
    // below may be closed for it; and what became of the file's games is still to be read.
    function takeSetup() {
        if (!hasSetup)
            return;
        if (depth > 0)
            comeBack(true, true);
        show(`${transfer.setupGame}/newGame`, {
                "repeat": transfer.setup
            }, true);
        transfer.takeSetup();
    }

    // A page may have steps of its own to go back first.
    function goBack() {
        if (!stepBack(page))
            leave();
    }

    function lead(pages: var) {
        pages.focus = true;
        pages.backRequested.connect(goBack);
    }

    function stepBack(from: var): bool {
        return from.goBack ? from.goBack() : false;
    }

    function refresh(shown: var) {
        if (shown.refresh)
            shown.refresh();
    }

    function leave() {
        if (depth > 0)
            comeBack(false, false);
    }

    // To the page below, or home. After the page has changed: a game that is out of sight is kept
    // then.
    function comeBack(isHome: bool, isAtOnce: bool) {
        stack.leave(isHome, isAtOnce);
        refresh(page);
    }

    function push(name: string, properties: var, isAtOnce: bool): bool {
        if (isChanging) // a second tap of the same finger
            return false;
        transfer.dismiss(); // whoever goes on has read it
        return show(name, properties, isAtOnce);
    }

    function show(name: string, properties: var, isAtOnce: bool): bool {
        tables.forgetTrouble();
        const slash = name.indexOf("/");
        const game = name.slice(0, Math.max(0, slash));
        const own = name.slice(slash + 1);
        if (!prepareGame(game, own) || !entryOf(own))
            return false;
        above.active = true;
        return connectPage(stack.open(fileOf(own), propertiesOf(own, properties), isAtOnce));
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

    function pagesOf(game: string): var {
        if (game === "")
            return {};
        if (!gamePages[game])
            gamePages[game] = filesOf(Qt.createComponent(`${tables.folderOf(game)}/Pages.qml`).createObject(root));
        return gamePages[game];
    }

    function filesOf(list: var): var {
        return list.files;
    }

    function fileOf(name: string): url {
        return Qt.resolvedUrl(pages[name] ? pages[name][0] : `${tables.folderOf(tables.game)}/${entryOf(name)[0]}`);
    }

    function propertiesOf(name: string, properties: var): var {
        const given = {
            "objectName": name
        };
        for (const required of entryOf(name).slice(1))
            given[required] = root[required];
        return Object.assign(given, properties);
    }

    function connectPage(made: var): bool {
        made?.backRequested?.connect(root.leave);
        made?.pageRequested?.connect((name, properties) => root.push(name, properties, false));
        made?.gameRequested?.connect(root.openGame);
        made?.gameStarted?.connect(root.replaceByGame);
        return made !== null;
    }

    function openGame(sessionId: string) {
        if (!isChanging && tables.open(sessionId))
            push("game", {}, false);
    }

    // Nothing but home is left below it: the page of an earlier game would show this one.
    function replaceByGame() {
        connectPage(stack.replaceAll(fileOf("game"), propertiesOf("game", {})));
    }

    onHasSetupChanged: setupTaker.restart()
    onPageChanged: guard.hold()
    onDepthChanged: (depth > 0 ? above : home).focus = true
    Component.onCompleted: {
        // With its size, or everything on it would be placed twice.
        home.setSource(fileOf("home"), propertiesOf("home", {
                    "width": width,
                    "height": height
                }));
        connectPage(home.item);
    }

    // When the transfer has told everybody that it is over.
    Timer {
        id: setupTaker

        interval: 0
        onTriggered: root.takeSetup()
    }

    Loader {
        id: home

        width: root.width
        height: notice.y
        focus: true
        visible: root.stack ? root.stack.showsBottom : true
    }

    Loader {
        id: above

        width: root.width
        height: notice.y
        active: false
        source: "PageStack.qml"
        onLoaded: root.lead(item)
    }

    // Below the page, so that nothing is hidden; by its file, because mostly there is nothing to say.
    Loader {
        id: notice

        readonly property bool isWanted: root.transfer.message !== ""

        y: root.height - (isWanted ? height : 0)
        width: root.width
        visible: isWanted
        onIsWantedChanged: {
            if (isWanted && status === Loader.Null)
                setSource("TransferNotice.qml", {
                        "transfer": root.transfer
                    });
        }
    }

    DoubleTapGuard {
        id: guard

        objectName: "pagesGuard"
        anchors.fill: parent
    }
}
