import QtQuick
import Penstock.App
import Penstock.Components
import Penstock.Style

// What somebody sees who has not played yet: what the program is for, and how to begin.
Rectangle {
    id: root

    property shelfEntry game // the one to begin with

    signal pageRequested(string name, var properties)

    implicitHeight: words.height + begin.height + 3 * Style.gap
    radius: Style.cardRadius
    color: Style.color.surface
    border.width: Style.hairline
    border.color: Style.color.line

    BodyText {
        id: words

        x: Style.gap
        y: Style.gap
        width: root.width - 2 * Style.gap
        text: qsTr("Penstock joins your board game: it plays the missing opponent, does the sums and loses nothing.")
    }

    HomeButton {
        id: begin

        objectName: "beginButton"
        x: Style.gap
        y: words.y + words.height + Style.gap
        width: root.width - 2 * Style.gap
        height: implicitHeight
        text: qsTr("Start a game of %1").arg(root.game.title)
        prominent: true
        onClicked: root.pageRequested(`${root.game.game}/newGame`, {})
    }
}
