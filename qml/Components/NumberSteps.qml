import QtQuick
import QtQuick.Layouts
import Penstock.Style

// A whole number with minus and plus; it also takes what is typed on keys, wherever these are.
RowLayout {
    id: root

    property int from: 0
    property int to: 99
    property int value: from
    property string label: qsTr("Number") // what is counted, for those who hear it
    readonly property NumberTyping typing: NumberTyping {
        from: root.from
        to: root.to
        value: root.value
        onEntered: number => root.change(number)
    }

    signal edited(int value) // by a finger

    function change(wanted: int) {
        value = wanted;
        edited(wanted);
    }

    // Both at the thumb.
    spacing: Style.gapSmall
    layoutDirection: Style.leftHanded ? Qt.RightToLeft : Qt.LeftToRight

    PlainText {
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
        objectName: "minusButton"
        text: "−"
        enabled: root.value > root.from
        autoRepeat: true
        Accessible.name: qsTr("One less")
        Layout.minimumWidth: Style.button
        onClicked: root.change(root.value - 1)
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
