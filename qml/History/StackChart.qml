pragma ComponentBehavior: Bound
import QtQuick
import Penstock.Style

// One bar that is cut into what it is made of, and below it each part by its number. What is taken
// away again has no part in the bar; its number stands in an empty field.
Column {
    id: root

    required property list<string> labels
    required property list<real> values
    required property list<string> texts
    readonly property real gained: Array.from(values).reduce((sum, value) => sum + Math.max(0, value), 0)
    readonly property real unit: gained > 0 ? width / gained : 0

    function fillOf(place: int): color {
        return place % 2 === 0 ? Style.color.water : Style.color.waterPressed;
    }

    spacing: Style.gapSmall

    Row {
        Repeater {
            model: root.labels

            Item {
                id: part

                required property int index
                readonly property real value: root.values[index]

                objectName: `part${index}`
                width: Math.max(0, value) * root.unit
                height: Style.touch
                visible: width > 0

                Rectangle {
                    width: Math.max(Style.hairline, part.width - 2 * Style.hairline)
                    height: part.height
                    color: root.fillOf(part.index)
                }

                ChartText {
                    id: number

                    anchors.centerIn: parent
                    text: part.index + 1
                    color: Style.color.waterText
                    visible: implicitWidth + Style.gapSmall / 2 <= part.width
                    Accessible.ignored: true
                }
            }
        }
    }

    Repeater {
        model: root.labels

        Item {
            id: entry

            required property int index
            required property string modelData
            readonly property bool isGain: root.values[index] > 0

            width: root.width
            height: Math.max(field.height, words.implicitHeight)
            Accessible.role: Accessible.StaticText
            Accessible.name: words.text

            Rectangle {
                id: field

                width: Math.max(Style.badge, place.implicitWidth + Style.gapSmall)
                height: Math.max(Style.badgeSmall, place.implicitHeight)
                radius: height / 4
                color: entry.isGain ? root.fillOf(entry.index) : "transparent"
                border.width: entry.isGain ? 0 : Style.hairline
                border.color: Style.color.ink

                ChartText {
                    id: place

                    anchors.centerIn: parent
                    text: entry.index + 1
                    color: entry.isGain ? Style.color.waterText : Style.color.ink
                    Accessible.ignored: true
                }
            }

            ChartText {
                id: words

                objectName: `entry${entry.index}`
                x: field.width + Style.gapSmall
                width: entry.width - x
                y: Math.max(0, (field.height - implicitHeight) / 2)
                text: qsTr("%1: %2").arg(entry.modelData).arg(root.texts[entry.index])
                color: Style.color.ink
                wrapMode: Text.Wrap
                Accessible.ignored: true
            }
        }
    }
}
