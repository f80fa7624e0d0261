import QtQuick
import QtQuick.Layouts
import Penstock.App
import Penstock.Components
import Penstock.Style

// Who wins or what is in the way, and below it, or beside it where height is short, the one thing to
// do next.
GridLayout {
    id: root

    required property ScorePadModel pad
    required property bool isSeats
    required property bool isSaved
    property bool isLow: false

    signal pointsRequested
    signal saveRequested
    signal historyRequested
    signal againRequested

    columns: isLow ? 2 : 1
    columnSpacing: Style.gap
    rowSpacing: Style.gapSmall

    BodyText {
        objectName: "verdict"
        visible: text !== "" && !root.isSaved
        text: {
            if (root.pad.trouble !== "")
                return root.pad.trouble;
            return root.pad.isTouched && !root.isSeats ? root.pad.verdict : "";
        }
        font.pixelSize: Style.fontSmall
        font.weight: Font.DemiBold
        Layout.fillWidth: true
        Layout.preferredWidth: 1
        Accessible.role: root.pad.trouble === "" ? Accessible.StaticText : Accessible.AlertMessage
        Accessible.name: text
    }

    ActionButton {
        objectName: "toPoints"
        visible: root.isSeats && !root.isSaved
        prominent: true
        text: qsTr("Next: the points")
        Layout.fillWidth: true
        Layout.preferredWidth: 1
        onClicked: root.pointsRequested()
    }

    ActionButton {
        objectName: "savePad"
        visible: !root.isSeats && !root.isSaved
        prominent: true
        text: qsTr("Save to history")
        enabled: root.pad.isTouched && root.pad.trouble === ""
        Layout.fillWidth: true
        Layout.preferredWidth: 1
        onClicked: root.saveRequested()
    }

    ActionButton {
        objectName: "anotherPad"
        visible: root.isSaved
        text: qsTr("Another game")
        Layout.fillWidth: true
        Layout.preferredWidth: 1
        onClicked: root.againRequested()
    }

    ActionButton {
        objectName: "toHistory"
        visible: root.isSaved
        prominent: true
        text: qsTr("Show the history")
        Layout.fillWidth: true
        Layout.preferredWidth: 1
        onClicked: root.historyRequested()
    }
}
