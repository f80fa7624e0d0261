import QtQuick
import QtQuick.Layouts
import Penstock.App
import Penstock.Components

TextPage {
    title: qsTr("About")

    BodyText {
        text: qsTr("Penstock %1").arg(AppInfo.version)
        font.weight: Font.DemiBold
        Layout.fillWidth: true
    }

    BodyText {
        text: qsTr("Free software under the MIT licence.")
        Layout.fillWidth: true
    }

    BodyText {
        text: qsTr("Penstock helps at the table; it does not replace the game. You need your own copy of the game: there is no rulebook text and no artwork in here.")
        Layout.fillWidth: true
    }

    BodyText {
        text: qsTr("The games' names belong to their publishers: Barrage to Cranio Creations, Power Grid to 2F-Spiele, Nucleum to Board&Dice. Penstock is not affiliated with any of them.")
        textFormat: Text.PlainText
        Layout.fillWidth: true
    }
}
