import QtQuick
import QtQuick.Layouts

// A whole number: minus and plus for small changes, keys for larger ones, nothing to type on.
NumberSteps {
    id: root

    property bool hasKeypad: true

    NumberKeys {
        hasSign: root.from < 0
        visible: root.hasKeypad
        Layout.fillWidth: true
        onPressed: key => root.press(key)
    }
}
