import QtQuick
import QtQuick.Layouts
import Penstock.Components
import Penstock.Style

// A sum of money: minus and plus, and the keys where it is worth the room.
ColumnLayout {
    id: root

    required property string label
    required property int value
    property int from: 0
    property int to: 99
    property bool showsKeys: false
    property bool startsAnew: true // the next digit begins a number of its own

    signal changed(int value)

    function take(wanted: int) {
        changed(Math.max(from, Math.min(to, wanted)));
    }

    function press(key: string) {
        if (key === "⌫")
            typed(Math.trunc(value / 10));
        else if (key === "✕")
            typed(0);
        else
            typed((startsAnew ? 0 : value * 10) + Number(key));
        startsAnew = false;
    }

    // May be below the least while it is being typed; what is refused says so.
    function typed(wanted: int) {
        if (wanted <= to)
            changed(wanted);
    }

    spacing: Style.gapSmall

    RowLayout {
        spacing: Style.gapSmall
        layoutDirection: Style.leftHanded ? Qt.RightToLeft : Qt.LeftToRight
        Layout.fillWidth: true

        WordText {
            text: root.label
            Layout.fillWidth: true
            Layout.preferredWidth: 1
        }

        ActionButton {
            objectName: "figure"
            text: root.value
            font.pixelSize: Style.fontTitle
            font.weight: Font.DemiBold
            Accessible.name: qsTr("%1: %2. Keys").arg(root.label).arg(root.value)
            Layout.minimumWidth: Style.padFigure
            onClicked: {
                root.showsKeys = !root.showsKeys;
                root.startsAnew = true;
            }
        }

        ActionButton {
            objectName: "minusButton"
            text: "−"
            enabled: root.value > root.from
            autoRepeat: true
            Accessible.name: qsTr("One less")
            Layout.minimumWidth: Style.button
            onClicked: root.take(root.value - 1)
        }

        ActionButton {
            objectName: "plusButton"
            text: "+"
            enabled: root.value < root.to
            autoRepeat: true
            Accessible.name: qsTr("One more")
            Layout.minimumWidth: Style.button
            onClicked: root.take(root.value + 1)
        }
    }

    NumberKeys {
        visible: root.showsKeys
        Layout.fillWidth: true
        onPressed: key => root.press(key)
    }
}
