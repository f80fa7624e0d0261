import QtQuick
import QtQuick.Layouts
import Penstock.Style

// A whole number: minus and plus for small changes, keys for larger ones, nothing to type on.
ColumnLayout {
    id: root

    property alias from: steps.from
    property alias to: steps.to
    property alias value: steps.value
    property alias label: steps.label

    signal edited(int value)

    // Another number is asked for.
    function begin() {
        steps.typing.begin();
    }

    spacing: Style.gapSmall

    NumberSteps {
        id: steps

        Layout.fillWidth: true
        onEdited: value => root.edited(value)
    }

    NumberKeys {
        typing: steps.typing
        Layout.fillWidth: true
    }
}
