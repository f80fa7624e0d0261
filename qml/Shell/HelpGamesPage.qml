pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Layouts
import Penstock.App
import Penstock.Components
import Penstock.Style

// Of which game the signs and words are to be explained.
TextPage {
    id: root

    required property GameTables tables

    signal pageRequested(string name, var properties)

    title: qsTr("Rules help")

    BodyText {
        text: qsTr("What the signs mean, and the rules in short, in our own words. The rulebook stays the authority.")
        color: Style.color.inkSoft
        Layout.fillWidth: true
    }

    Repeater {
        model: root.tables.shelf

        ActionButton {
            required property shelfEntry modelData

            objectName: `help_${modelData.game}`
            text: modelData.title
            Layout.fillWidth: true
            onClicked: root.pageRequested(`${modelData.game}/help`, {})
        }
    }
}
