import QtQuick
import QtQuick.Controls.Basic
import QtQuick.Layouts
import Penstock.Style

// A figure of many: one less, one more, or a tap on it for the keys.
RowLayout {
    id: root

    required property string name // of the buttons
    required property string label // what is counted, for those who hear it
    required property int value
    property int from: 0
    property int to: 99

    signal changed(int value)
    signal keysRequested

    spacing: 0

    StepButton {
        objectName: `minus_${root.name}`
        text: "−"
        enabled: root.value > root.from
        Accessible.name: qsTr("%1: one less").arg(root.label)
        onClicked: root.changed(root.value - 1)
    }

    AbstractButton {
        id: figure

        objectName: `value_${root.name}`
        implicitWidth: Style.padFigure
        implicitHeight: Style.touch
        text: root.value
        Accessible.role: Accessible.Button
        Accessible.name: qsTr("%1: %2, enter it with keys").arg(root.label).arg(text)
        Keys.onReturnPressed: clicked()
        Keys.onEnterPressed: clicked()
        Layout.fillWidth: true
        onClicked: root.keysRequested()

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

    StepButton {
        objectName: `plus_${root.name}`
        text: "+"
        enabled: root.value < root.to
        Accessible.name: qsTr("%1: one more").arg(root.label)
        onClicked: root.changed(root.value + 1)
    }
}
