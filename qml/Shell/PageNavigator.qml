pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Controls.Basic
import Penstock.App
import Penstock.Barrage
import Penstock.Style

// Holds the pages, knows how they lead to one another, and takes Esc and Back to go back.
FocusScope {
    id: root

    required property StoreHost host
    required property AppSettings settings
    required property BarrageTable table
    readonly property string currentPage: stack.currentItem ? stack.currentItem.objectName : ""
    readonly property bool isChanging: stack.busy

    // Opens a page by its name as if reached from home, at once; false if there is no such page.
    function openPage(name: string): bool {
        stack.pop(null, StackView.Immediate);
        if (name === "home")
            return true;
        const page = pages[name];
        if (!page)
            return false;
        stack.push(page, {}, StackView.Immediate);
        return true;
    }

    readonly property var pages: ({
            "about": aboutPage,
            "company": companyPage,
            "correction": correctionPage,
            "game": gamePage,
            "help": helpPage,
            "history": historyPage,
            "log": logPage,
            "newGame": newGamePage,
            "notes": notesPage,
            "sessions": sessionsPage,
            "settings": settingsPage
        })

    // A page may have steps of its own to go back first.
    function goBack() {
        const game = stack.currentItem as GamePage;
        const newGame = stack.currentItem as NewGamePage;
        if ((game && game.goBack()) || (newGame && newGame.goBack()))
            return;
        if (stack.depth > 1)
            stack.pop();
    }

    function openGame(sessionId: string) {
        if (stack.busy) // a second tap of the same finger
            return;
        if (table.sessionId === sessionId || table.open(sessionId))
            stack.push(gamePage);
    }

    Shortcut {
        sequences: ["Esc", "Back"]
        enabled: stack.depth > 1
        onActivated: root.goBack()
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
            host: root.host
            table: root.table
            onContinueRequested: id => root.openGame(id)
            onPageRequested: name => stack.push(root.pages[name])
        }
    }

    Component {
        id: newGamePage

        NewGamePage {
            objectName: "newGame"
            host: root.host
            table: root.table
            onBackRequested: stack.pop()
            onStarted: stack.replace(gamePage)
        }
    }

    Component {
        id: gamePage

        GamePage {
            objectName: "game"
            table: root.table
            settings: root.settings
            onBackRequested: stack.pop()
            onPageRequested: (name, properties) => stack.push(root.pages[name], properties)
        }
    }

    Component {
        id: companyPage

        CompanyPage {
            objectName: "company"
            table: root.table
            onBackRequested: stack.pop()
        }
    }

    Component {
        id: logPage

        LogPage {
            objectName: "log"
            table: root.table
            onBackRequested: stack.pop()
            onTableRequested: stack.pop()
        }
    }

    Component {
        id: correctionPage

        CorrectionPage {
            objectName: "correction"
            table: root.table
            onBackRequested: stack.pop()
        }
    }

    Component {
        id: notesPage

        NotesPage {
            objectName: "notes"
            table: root.table
            onBackRequested: stack.pop()
        }
    }

    Component {
        id: helpPage

        HelpPage {
            objectName: "help"
            onBackRequested: stack.pop()
        }
    }

    Component {
        id: sessionsPage

        SessionsPage {
            objectName: "sessions"
            host: root.host
            onBackRequested: stack.pop()
            onGameRequested: id => root.openGame(id)
        }
    }

    Component {
        id: historyPage

        HistoryPage {
            objectName: "history"
            host: root.host
            onBackRequested: stack.pop()
        }
    }

    Component {
        id: settingsPage

        SettingsPage {
            objectName: "settings"
            settings: root.settings
            onBackRequested: stack.pop()
        }
    }

    Component {
        id: aboutPage

        AboutPage {
            objectName: "about"
            onBackRequested: stack.pop()
        }
    }
}
