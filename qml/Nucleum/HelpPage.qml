pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Controls.Basic
import Penstock.App
import Penstock.Components
import Penstock.Style

// The turn, the actions, every contract, technology and milestone tile.
Page {
    id: root

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
        model: NucleumHelpModel {
        }
        delegate: HelpEntryDelegate {
            width: list.width
        }

        ScrollBar.vertical: ScrollLine {
        }
    }
}
