import QtQuick

// Every text of the app. Names and notes are what people typed: a "<b>" in them is no command, which
// Qt would take it for if it were left to guess.
Text {
    textFormat: Text.PlainText
}
