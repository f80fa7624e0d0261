import QtQuick
import QtQuick.Layouts
import Penstock.Components
import Penstock.Style

// A number with minus and plus; a tap on it asks for the keys.
RowLayout {
    id: root

    required property string key
    required property string label
    required property string sign
    required property int value
    required property int from
    required property int to
    property bool showsLabel: true

    signal entered(int value)
    signal keysRequested

    spacing: Style.gapSmall
    layoutDirection: Style.leftHanded ? Qt.RightToLeft : Qt.LeftToRight

    NucleumSign {
        visible: root.sign !== ""
        name: root.sign
    }

    BodyText {
        text: root.showsLabel ? root.label : ""
        font.pixelSize: Style.fontSmall
        Layout.fillWidth: true
    }

    FigureSteps {
        name: root.key
        label: root.label
        value: root.value
        from: root.from
        to: root.to
        Layout.fillWidth: false
        onChanged: value => root.entered(value)
        onKeysRequested: root.keysRequested()
    }
}
