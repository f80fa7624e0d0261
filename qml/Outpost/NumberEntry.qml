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

    signal changed(int value)

    // Another number is asked for.
    function begin() {
        typing.begin();
    }

    spacing: Style.gapSmall

    NumberTyping {
        id: typing

        from: root.from
        to: root.to
        value: root.value
        onEntered: number => root.changed(number)
    }

    RowLayout {
        spacing: Style.gapSmall
        layoutDirection: Style.leftHanded ? Qt.RightToLeft : Qt.LeftToRight
        Layout.fillWidth: true

        WordText {
            text: root.label
            Layout.fillWidth: true
            Layout.preferredWidth: 1
        }

        FigureSteps {
            name: "sum"
            label: root.label
            value: root.value
            from: root.from
            to: root.to
            Layout.fillWidth: false
            onChanged: value => root.changed(value)
            onKeysRequested: {
                root.showsKeys = !root.showsKeys;
                root.begin();
            }
        }
    }

    NumberKeys {
        visible: root.showsKeys
        typing: typing
        Layout.fillWidth: true
    }
}
