import QtQuick
import QtQuick.Layouts
import Penstock.Style

// A whole number with minus and plus; it also takes what is pressed on the keys, wherever these are.
ColumnLayout {
    id: root

    property int from: 0
    property int to: 99
    property int value: from
    property bool startsAnew: false // the next digit begins a number of its own
    property string label: qsTr("Number") // what is counted, for those who hear it

    function change(wanted: int) {
        startsAnew = false;
        value = Math.max(from, Math.min(to, wanted));
    }

    function press(key: string) {
        if (key === "⌫")
            change(Math.trunc(value / 10));
        else if (key === "✕")
            change(0);
        else if (key === "±")
            change(-value);
        else
            type(Number(key));
    }

    function type(digit: int) {
        const before = startsAnew ? 0 : value * 10;
        const typed = before < 0 ? before - digit : before + digit;
        if (typed >= Math.min(from, 0) && typed <= to)
            change(typed);
    }

    spacing: Style.gapSmall

    // Both at the thumb.
    RowLayout {
        spacing: Style.gapSmall
        layoutDirection: Style.leftHanded ? Qt.RightToLeft : Qt.LeftToRight
        Layout.fillWidth: true

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
}
