pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Layouts
import Penstock.App
import Penstock.Components
import Penstock.Style

// The way back, the title, a clean sheet and its undoing, and the parts of the pad.
// These stand beside the title where height is short.
GridLayout {
    id: root

    required property string title
    required property ScorePadModel pad
    required property int part
    required property bool hasParts
    property bool isLow: false

    signal backRequested
    signal partRequested(int part)

    columns: isLow ? 2 : 1
    rowSpacing: 0
    columnSpacing: 0

    RowLayout {
        spacing: 0
        Layout.fillWidth: true
        Layout.preferredWidth: 1

        PageHeader {
            title: root.title
            Layout.fillWidth: true
            onBackRequested: root.backRequested()
        }

        ChoiceButton {
            objectName: "clearPad"
            visible: root.hasParts && (root.pad.isTouched || root.pad.canUndoClear) && !root.pad.undoClearCorrects
            text: root.pad.canUndoClear ? qsTr("Undo") : qsTr("Clear")
            Accessible.role: Accessible.Button
            Accessible.name: root.pad.canUndoClear ? qsTr("Bring back what was cleared") : qsTr("Clear the pad")
            Layout.rightMargin: Style.gapSmall
            onClicked: {
                if (root.pad.canUndoClear)
                    root.pad.undoClear();
                else
                    root.pad.clear();
            }
        }
    }

    RowLayout {
        visible: root.hasParts
        spacing: Style.gapSmall / 2
        Layout.fillWidth: true
        Layout.preferredWidth: 1

        Item {
            implicitWidth: Style.gapSmall / 2
        }

        Repeater {
            model: [qsTr("Players"), qsTr("Points"), qsTr("Details")]

            ChoiceButton {
                required property string modelData
                required property int index

                objectName: `part${index}`
                text: modelData
                chosen: root.part === index
                fitsOneLine: true
                leftPadding: Style.gapSmall / 2
                rightPadding: Style.gapSmall / 2
                Layout.fillWidth: true
                Layout.preferredWidth: 1
                onClicked: root.partRequested(index)
            }
        }

        Item {
            implicitWidth: Style.gapSmall / 2
        }
    }

    // Too long to stand beside the title.
    ChoiceButton {
        objectName: "correctLast"
        visible: root.hasParts && root.pad.undoClearCorrects
        text: qsTr("Correct the game that was saved last")
        Accessible.role: Accessible.Button
        Layout.fillWidth: true
        Layout.columnSpan: root.columns
        Layout.topMargin: Style.gapSmall
        Layout.leftMargin: Style.gapSmall
        Layout.rightMargin: Style.gapSmall
        onClicked: root.pad.undoClear()
    }

    Item {
        implicitHeight: Style.gapSmall
        Layout.columnSpan: root.columns
    }
}
