import QtQuick
import QtQuick.Controls.Basic
import QtQuick.Layouts
import Penstock.Components
import Penstock.Style

// A setting between two values, in steps.
ColumnLayout {
    id: root

    required property string label
    property alias from: slider.from
    property alias to: slider.to
    property alias stepSize: slider.stepSize
    property alias value: slider.value

    signal moved

    spacing: 0

    BodyText {
        text: root.label
        Layout.fillWidth: true
    }

    Slider {
        id: slider

        objectName: "slider"
        snapMode: Slider.SnapAlways
        implicitHeight: Style.touch
        Accessible.name: root.label
        Layout.fillWidth: true
        onMoved: root.moved()

        background: Rectangle {
            x: slider.leftPadding
            y: slider.topPadding + (slider.availableHeight - height) / 2
            width: slider.availableWidth
            height: Style.focusLine
            radius: height / 2
            color: Style.color.line

            Rectangle {
                width: slider.visualPosition * parent.width
                height: parent.height
                radius: height / 2
                color: Style.color.water
            }
        }

        handle: Rectangle {
            x: slider.leftPadding + slider.visualPosition * (slider.availableWidth - width)
            y: slider.topPadding + (slider.availableHeight - height) / 2
            width: Style.badge
            height: Style.badge
            radius: height / 2
            color: slider.pressed ? Style.color.waterPressed : Style.color.water
            border.width: slider.visualFocus ? Style.focusLine : Style.hairline
            border.color: slider.visualFocus ? Style.color.ink : Style.color.surface
        }
    }
}
