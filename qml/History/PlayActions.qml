import QtQuick
import Penstock.Components
import Penstock.Style

// What can be done with a play. Widths of its own, see HomeLinks.
Grid {
    id: root

    required property bool isThere
    required property bool isTracked
    required property bool canRepeat // the same set-up can be played again
    readonly property real half: (width - columnSpacing) / 2
    readonly property real cell: columns > 1 ? half : width

    signal boardRequested
    signal logRequested
    signal repeatRequested
    signal shareRequested
    signal editRequested
    signal deleteRequested

    columns: half < 8 * Style.fontBody ? 1 : 2 // for long words
    columnSpacing: Style.gapSmall
    rowSpacing: Style.gapSmall
    visible: isThere

    ActionButton {
        objectName: "boardButton"
        width: root.cell
        visible: root.isTracked
        text: qsTr("Final board")
        onClicked: root.boardRequested()
    }

    ActionButton {
        objectName: "logButton"
        width: root.cell
        visible: root.isTracked
        text: qsTr("Log")
        onClicked: root.logRequested()
    }

    ActionButton {
        objectName: "repeatButton"
        width: root.cell
        visible: root.canRepeat
        text: qsTr("Play this set-up again")
        onClicked: root.repeatRequested()
    }

    ActionButton {
        objectName: "shareButton"
        width: root.cell
        text: qsTr("Share")
        onClicked: root.shareRequested()
    }

    ActionButton {
        objectName: "editButton"
        width: root.cell
        text: qsTr("Change")
        onClicked: root.editRequested()
    }

    ActionButton {
        objectName: "deleteButton"
        width: root.cell
        text: qsTr("Delete")
        onClicked: root.deleteRequested()
    }
}
