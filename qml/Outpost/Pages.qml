import QtQuick

// The pages of the game by their names: their files, and which of the navigator's properties they
// require.
QtObject {
    readonly property var files: ({
            "cards": ["CardsPage.qml", "host"],
            "company": ["CompanyPage.qml", "table"],
            "correction": ["CorrectionPage.qml", "table"],
            "game": ["GamePage.qml", "table"],
            "help": ["HelpPage.qml"],
            "log": ["LogPage.qml", "table"],
            "map": ["MapPage.qml", "host"],
            "newGame": ["NewGamePage.qml", "host", "table"],
            "notes": ["../Table/NotesPage.qml", "table"]
        })
}
