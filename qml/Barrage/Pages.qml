import QtQuick

// The pages of the game by their names: their files, and which of the navigator's properties they
// require.
QtObject {
    readonly property var files: ({
            "company": ["CompanyPage.qml", "table"],
            "correction": ["CorrectionPage.qml", "table"],
            "game": ["GamePage.qml", "table", "settings"],
            "help": ["HelpPage.qml"],
            "log": ["LogPage.qml", "table"],
            "newGame": ["NewGamePage.qml", "host", "table"],
            "notes": ["../Table/NotesPage.qml", "table"],
            "table": ["TablePage.qml", "table"]
        })
}
