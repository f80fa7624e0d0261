pragma ComponentBehavior: Bound
import QtQuick
import Penstock.Components
import Penstock.Style

// Horizontal bars, each with its name and its value in words. What is below nothing is drawn to the
// left of where nothing is, and only in outline.
Column {
    id: root

    required property list<string> labels
    required property list<real> values
    required property list<string> texts
    required property real full // where a full bar ends; 0: at the largest value
    readonly property real highest: full > 0 ? full : Math.max(0, ...values)
    readonly property real lowest: Math.min(0, ...values)
    readonly property real unit: highest > lowest ? width / (highest - lowest) : 0

    spacing: Style.gapSmall

    Repeater {
        model: root.labels

        Column {
            id: bar

            required property int index
            required property string modelData
            readonly property real value: root.values[index]

            width: root.width
            Accessible.role: Accessible.StaticText
            Accessible.name: qsTr("%1: %2").arg(modelData).arg(root.texts[index])

            PlainText {
                objectName: `bar${bar.index}`
                width: bar.width
                text: qsTr("%1: %2").arg(bar.modelData).arg(root.texts[bar.index])
                color: Style.color.ink
                font.pixelSize: Style.fontSmall
                wrapMode: Text.Wrap
            }

            Item {
                width: bar.width
                height: Style.bar

                Rectangle {
                    width: bar.width
                    height: parent.height
                    radius: height / 4
                    color: "transparent"
                    border.width: Style.hairline
                    border.color: Style.color.line
                    visible: root.full > 0
                }

                Rectangle {
                    x: (Math.min(0, bar.value) - root.lowest) * root.unit
                    width: Math.max(Style.hairline, Math.abs(bar.value) * root.unit)
                    height: parent.height
                    radius: Math.min(width, height) / 4
                    color: bar.value < 0 ? "transparent" : Style.color.water
                    border.width: bar.value < 0 ? Style.hairline : 0
                    border.color: Style.color.ink
                }
            }
        }
    }
}
