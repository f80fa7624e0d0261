pragma ComponentBehavior: Bound
import QtQuick
import Penstock.App
import Penstock.Components
import Penstock.Style

// Asks before something is given up: what was entered anew, by leaving the game, or the entries that
// no longer fit behind it, which it lists.
BottomSheet {
    id: root

    required property GameTable table
    property bool isLeaving: false

    signal agreed

    objectName: "amendmentQuestion"
    title: isLeaving ? qsTr("Leave without the change?") : qsTr("Go on without these entries?")

    BodyText {
        width: parent.width
        text: root.isLeaving ? qsTr("What you entered for entry %1 is not in the log yet. If you leave now, the game stays as it was.").arg(root.table.amendedEntry) : qsTr("They no longer fit what you entered and will be gone from the log. Everything else stays.")
    }

    ActionButton {
        objectName: "keepChangingButton"
        width: parent.width
        text: qsTr("Keep changing")
        prominent: true
        onClicked: root.close()
    }

    ActionButton {
        objectName: "agreeButton"
        width: parent.width
        text: root.isLeaving ? qsTr("Leave it as it was") : qsTr("Go on without them")
        onClicked: {
            root.close();
            root.agreed();
        }
    }

    ActionButton {
        objectName: "leaveInsteadButton"
        visible: !root.isLeaving
        width: parent.width
        text: qsTr("Leave it as it was")
        onClicked: {
            root.close();
            root.table.leaveAmendment();
        }
    }

    BodyText {
        objectName: "misfitReason"
        visible: !root.isLeaving
        width: parent.width
        text: root.table.misfitReason
        font.weight: Font.DemiBold
        font.pixelSize: Style.fontSmall
    }

    Repeater {
        model: root.isLeaving ? [] : root.table.misfits

        BodyText {
            required property int index
            required property string modelData

            objectName: `misfit${index}`
            width: parent.width
            text: modelData
            font.pixelSize: Style.fontSmall
        }
    }
}
