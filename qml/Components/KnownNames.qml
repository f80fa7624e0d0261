pragma ComponentBehavior: Bound
import QtQuick
import Penstock.Style

// Names that were typed before, to be taken with a tap.
Flow {
    id: root

    required property var names // texts

    signal chosen(string name)

    spacing: Style.gapSmall

    Repeater {
        model: root.names

        ChoiceButton {
            required property string modelData

            objectName: `known${modelData}`
            text: modelData
            Accessible.role: Accessible.Button
            onClicked: root.chosen(modelData)
        }
    }
}
