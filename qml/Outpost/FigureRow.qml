import QtQuick
import QtQuick.Layouts
import Penstock.Components
import Penstock.Style

// A small figure with minus and plus beside what it counts.
RowLayout {
    id: root

    required property string label
    required property int value
    property int from: 0
    property int to: 9
    property string name: "" // of the buttons in tests

    signal changed(int value)

    spacing: Style.gapSmall
    layoutDirection: Style.leftHanded ? Qt.RightToLeft : Qt.LeftToRight

    WordText {
        text: root.label
        Layout.fillWidth: true
        Layout.preferredWidth: 1
    }

    PlainText {
        text: root.value
        color: Style.color.ink
        font.pixelSize: Style.fontTitle
        font.weight: Font.DemiBold
        horizontalAlignment: Text.AlignHCenter
        Layout.minimumWidth: Style.padFigure
        Accessible.role: Accessible.StaticText
        Accessible.name: `${root.label}: ${root.value}`
    }

    ActionButton {
        objectName: `${root.name}Minus`
        text: "−"
        enabled: root.value > root.from
        autoRepeat: true
        Accessible.name: qsTr("%1: one less").arg(root.label)
        Layout.minimumWidth: Style.button
        onClicked: root.changed(root.value - 1)
    }

    ActionButton {
        objectName: `${root.name}Plus`
        text: "+"
        enabled: root.value < root.to
        autoRepeat: true
        Accessible.name: qsTr("%1: one more").arg(root.label)
        Layout.minimumWidth: Style.button
        onClicked: root.changed(root.value + 1)
    }
}
