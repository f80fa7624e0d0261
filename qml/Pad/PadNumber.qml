import QtQuick
import QtQuick.Controls.Basic
import QtQuick.Layouts
import Penstock.App
import Penstock.Components
import Penstock.Style

// A number: one less, one more, or a tap on it for the keypad.
RowLayout {
    id: root

    required property padField field

    signal changed(int value)
    signal keypadRequested

    spacing: 0

    PadStep {
        objectName: `minus_${root.field.fieldId}`
        text: "−"
        enabled: root.field.value > root.field.from
        Accessible.name: qsTr("%1: one less").arg(root.field.label)
        onClicked: root.changed(root.field.value - 1)
    }

    AbstractButton {
        id: figure

        objectName: `value_${root.field.fieldId}`
        implicitWidth: Style.padFigure
        implicitHeight: Style.touch
        text: root.field.value
        Accessible.role: Accessible.Button
        Accessible.name: qsTr("%1: %2, enter it with keys").arg(root.field.label).arg(text)
        Keys.onReturnPressed: clicked()
        Keys.onEnterPressed: clicked()
        Layout.fillWidth: true
        onClicked: root.keypadRequested()

        contentItem: PlainText {
            text: figure.text
            color: Style.color.ink
            font.pixelSize: Style.fontTitle
            font.weight: Font.DemiBold
            horizontalAlignment: Text.AlignHCenter
            verticalAlignment: Text.AlignVCenter
        }

        background: Rectangle {
            radius: Style.radius
            color: figure.down ? Style.color.line : "transparent"
            border.width: figure.visualFocus ? Style.focusLine : 0
            border.color: Style.color.ink
        }
    }

    PadStep {
        objectName: `plus_${root.field.fieldId}`
        text: "+"
        enabled: root.field.value < root.field.to
        Accessible.name: qsTr("%1: one more").arg(root.field.label)
        onClicked: root.changed(root.field.value + 1)
    }
}
