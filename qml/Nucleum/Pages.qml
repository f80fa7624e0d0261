import QtQuick

// The pages of the game by their names: their files, and which of the navigator's properties they
// require.
QtObject {
    readonly property var files: ({
            "correction": ["CorrectionPage.qml", "table"],
            "facts": ["FactsPage.qml", "host", "table"],
            "game": ["GamePage.qml", "table"],
            "help": ["HelpPage.qml"],
            "log": ["LogPage.qml", "table"],
            "newGame": ["NewGamePage.qml", "host", "table"],
            "notes": ["../Table/NotesPage.qml", "table"],
            "player": ["PlayerPage.qml", "table"],
            "table": ["TablePage.qml", "table"]
        })
}
