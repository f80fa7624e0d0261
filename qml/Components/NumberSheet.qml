import QtQuick
import QtQuick.Layouts
import Penstock.Style

// The keys for a number, and for the next one where several follow one another. What is entered holds
// at once.
EntrySheet {
    id: root

    property bool hasNext: false
    readonly property bool isLow: parent.width > parent.height && parent.height < Style.column

    signal entered(int value)
    signal nextRequested

    function ask(label: string, value: int, from: int, to: int) {
        title = label;
        steps.from = from;
        steps.to = to;
        steps.value = value;
        steps.typing.begin();
        open();
    }

    objectName: "keypad"
    width: Math.min(parent.width, isLow ? Style.wideColumn : Style.column)

    // A phone that lies on its side has the keys beside the rest, at the thumb.
    GridLayout {
        columns: root.isLow ? 2 : 1
        columnSpacing: Style.gap
        rowSpacing: Style.gapSmall
        layoutDirection: Style.leftHanded ? Qt.RightToLeft : Qt.LeftToRight
        Layout.fillWidth: true

        NumberSteps {
            id: steps

            label: root.title
            Layout.fillWidth: true
            Layout.preferredWidth: 1
            onEdited: value => root.entered(value)
        }

        NumberKeys {
            typing: steps.typing
            Layout.fillWidth: true
            Layout.preferredWidth: 1
            Layout.rowSpan: root.isLow ? 2 : 1
        }

        RowLayout {
            spacing: Style.gapSmall
            Layout.fillWidth: true
            Layout.preferredWidth: 1
            Layout.alignment: Qt.AlignBottom

            ActionButton {
                objectName: "keypadDone"
                text: qsTr("Done")
                prominent: !root.hasNext
                Layout.fillWidth: true
                Layout.preferredWidth: 1
                onClicked: root.close()
            }

            ActionButton {
                objectName: "keypadNext"
                text: qsTr("Next field")
                prominent: true
                visible: root.hasNext
                Layout.fillWidth: true
                Layout.preferredWidth: 1
                onClicked: root.nextRequested()
            }
        }
    }
}
