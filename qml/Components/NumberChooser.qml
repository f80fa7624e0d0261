pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Layouts
import Penstock.Style

// A whole number: minus and plus for small changes, keys for larger ones, nothing to type on.
ColumnLayout {
    id: root

    property int from: 0
    property int to: 99
    property int value: from
    property bool hasKeypad: true
    property string label: qsTr("Number") // what is counted, for those who hear it

    function change(wanted: int) {
        value = Math.max(from, Math.min(to, wanted));
    }

    function press(key: string) {
        if (key === "⌫")
            change(Math.floor(value / 10));
        else if (key === "✕")
            change(0);
        else if (value * 10 + Number(key) <= to)
            change(value * 10 + Number(key));
    }

    function nameOf(key: string): string {
        return key === "⌫" ? qsTr("Delete the last digit") : (key === "✕" ? qsTr("Clear") : key);
    }

    spacing: Style.gapSmall

    RowLayout {
        spacing: Style.gapSmall
        Layout.fillWidth: true

        ActionButton {
            objectName: "minusButton"
            text: "−"
            enabled: root.value > root.from
            autoRepeat: true
            Accessible.name: qsTr("One less")
            Layout.minimumWidth: Style.button
            onClicked: root.change(root.value - 1)
        }

        Text {
            objectName: "number"
            text: root.value
            color: Style.color.ink
            font.pixelSize: Style.fontName
            font.weight: Font.DemiBold
            horizontalAlignment: Text.AlignHCenter
            Layout.fillWidth: true
            Accessible.role: Accessible.StaticText
            Accessible.name: `${root.label}: ${root.value}`
        }

        ActionButton {
            objectName: "plusButton"
            text: "+"
            enabled: root.value < root.to
            autoRepeat: true
            Accessible.name: qsTr("One more")
            Layout.minimumWidth: Style.button
            onClicked: root.change(root.value + 1)
        }
    }

    GridLayout {
        columns: 3
        columnSpacing: Style.gapSmall
        rowSpacing: Style.gapSmall
        visible: root.hasKeypad
        Layout.fillWidth: true

        Repeater {
            model: ["1", "2", "3", "4", "5", "6", "7", "8", "9", "⌫", "0", "✕"]

            ActionButton {
                required property string modelData

                objectName: `key${modelData}`
                text: modelData
                Accessible.name: root.nameOf(modelData)
                Layout.fillWidth: true
                Layout.preferredWidth: 1
                onClicked: root.press(modelData)
            }
        }
    }
}
