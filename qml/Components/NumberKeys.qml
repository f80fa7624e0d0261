pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Layouts
import Penstock.Style

// The keys of a number.
GridLayout {
    id: root

    property bool hasSign: false // numbers below zero are possible

    signal pressed(string key)

    function nameOf(key: string): string {
        switch (key) {
        case "⌫":
            return qsTr("Delete the last digit");
        case "✕":
            return qsTr("Clear");
        case "±":
            return qsTr("Change the sign");
        default:
            return key;
        }
    }

    columns: 3
    columnSpacing: Style.gapSmall
    rowSpacing: Style.gapSmall

    Repeater {
        model: ["1", "2", "3", "4", "5", "6", "7", "8", "9", "⌫", "0", "✕"]

        ActionButton {
            required property string modelData

            objectName: `key${text}`
            text: modelData === "✕" && root.hasSign ? "±" : modelData
            font.pixelSize: Style.fontTitle
            Accessible.name: root.nameOf(text)
            Layout.fillWidth: true
            Layout.preferredWidth: 1
            onClicked: root.pressed(text)
        }
    }
}
