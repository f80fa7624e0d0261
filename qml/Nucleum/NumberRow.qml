pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Layouts
import Penstock.Components
import Penstock.Style

// A number with minus and plus; a tap on it opens keys where many steps would be needed.
ColumnLayout {
    id: root

    required property string key
    required property string label
    required property string sign
    required property int value
    required property int from
    required property int to
    readonly property bool hasKeys: to - from > 20
    property bool isTyping: false
    property bool showsLabel: true

    signal entered(int value)

    function press(pressed: string) {
        if (pressed === "⌫")
            enter(Math.trunc(value / 10));
        else if (pressed === "✕")
            enter(0);
        else if (pressed === "±")
            enter(-value);
        else
            enter(value < 0 ? value * 10 - Number(pressed) : value * 10 + Number(pressed));
    }

    function enter(wanted: int) {
        if (wanted >= from && wanted <= to)
            entered(wanted);
    }

    spacing: Style.gapSmall

    RowLayout {
        spacing: Style.gapSmall
        layoutDirection: Style.leftHanded ? Qt.RightToLeft : Qt.LeftToRight
        Layout.fillWidth: true

        NucleumSign {
            visible: root.sign !== ""
            name: root.sign
        }

        BodyText {
            text: root.showsLabel ? root.label : ""
            font.pixelSize: Style.fontSmall
            Layout.fillWidth: true
        }

        ActionButton {
            objectName: `minus_${root.key}`
            text: "−"
            enabled: root.value > root.from
            autoRepeat: true
            implicitWidth: Style.touch
            implicitHeight: Style.touch
            padding: 0
            Accessible.name: qsTr("%1: one less").arg(root.label)
            onClicked: root.enter(root.value - 1)
        }

        ChoiceButton {
            objectName: `number_${root.key}`
            text: root.value
            enabled: root.hasKeys
            leftPadding: Style.gapSmall / 2
            rightPadding: Style.gapSmall / 2
            font.pixelSize: Style.fontBody
            Accessible.role: root.hasKeys ? Accessible.Button : Accessible.StaticText
            Accessible.name: `${root.label}: ${root.value}`
            Layout.minimumWidth: Style.touch
            onClicked: root.isTyping = !root.isTyping
        }

        ActionButton {
            objectName: `plus_${root.key}`
            text: "+"
            enabled: root.value < root.to
            autoRepeat: true
            implicitWidth: Style.touch
            implicitHeight: Style.touch
            padding: 0
            Accessible.name: qsTr("%1: one more").arg(root.label)
            onClicked: root.enter(root.value + 1)
        }
    }

    Repeater {
        model: root.isTyping ? 1 : 0

        NumberKeys {
            hasSign: root.from < 0
            Layout.fillWidth: true
            onPressed: pressed => root.press(pressed)
        }
    }
}
