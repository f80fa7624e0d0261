pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Controls.Basic
import Penstock.App
import Penstock.Components
import Penstock.Style

// What the signs mean, and the rules in short.
Page {
    id: root

    required property HelpListModel entries
    required property Component sign // draws one by its `name`

    signal backRequested

    title: qsTr("Signs and help")

    background: Rectangle {
        color: Style.color.paper
    }

    header: PageHeader {
        title: root.title
        onBackRequested: root.backRequested()
    }

    ListView {
        id: list

        objectName: "help"
        anchors.top: parent.top
        anchors.bottom: parent.bottom
        anchors.horizontalCenter: parent.horizontalCenter
        width: Math.min(parent.width - 2 * Style.gap, Style.column)
        clip: true
        spacing: Style.gapSmall
        model: root.entries
        delegate: HelpEntryDelegate {
            width: list.width
            picture: root.sign
        }

        ScrollBar.vertical: ScrollLine {
        }
    }
}
