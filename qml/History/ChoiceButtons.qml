pragma ComponentBehavior: Bound
import QtQuick
import Penstock.Components
import Penstock.Style

// A few things of which one is chosen, all in sight.
Flow {
    id: root

    required property list<string> ids
    required property list<string> names // in the order of the ids
    required property string chosen

    signal picked(string id)

    spacing: Style.gapSmall

    Repeater {
        model: root.ids

        ChoiceButton {
            required property int index
            required property string modelData

            objectName: `${root.objectName}_${modelData}`
            text: root.names[index]
            chosen: root.chosen === modelData
            onClicked: root.picked(modelData)
        }
    }
}
