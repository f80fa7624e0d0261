pragma ComponentBehavior: Bound
import QtQuick
import Penstock.Components
import Penstock.Style

// What was chosen of a few things, or of many; a tap shows them all.
Column {
    id: root

    required property string label
    required property list<string> ids
    required property list<string> names // in the order of the ids
    required property string chosen // an id, empty for none
    property string noneText: qsTr("All")
    property bool isOpen: false

    signal picked(string id)

    function nameOf(id: string): string {
        const place = ids.indexOf(id);
        return place < 0 ? noneText : names[place];
    }

    function pick(id: string) {
        isOpen = false;
        picked(id);
    }

    spacing: Style.gapSmall

    ActionButton {
        objectName: root.objectName + "Open"
        width: root.width
        text: qsTr("%1: %2").arg(root.label).arg(root.nameOf(root.chosen)) + (root.isOpen ? " ▴" : " ▾")
        font.weight: root.chosen === "" ? Font.Normal : Font.DemiBold
        Accessible.name: qsTr("%1: %2").arg(root.label).arg(root.nameOf(root.chosen))
        onClicked: root.isOpen = !root.isOpen
    }

    Flow {
        width: root.width
        visible: root.isOpen
        spacing: Style.gapSmall

        ChoiceButton {
            objectName: root.objectName + "None"
            text: root.noneText
            chosen: root.chosen === ""
            Accessible.name: qsTr("%1: %2").arg(root.label).arg(text)
            onClicked: root.pick("")
        }

        Repeater {
            model: root.isOpen ? root.ids : []

            ChoiceButton {
                required property int index
                required property string modelData

                objectName: `${root.objectName}_${modelData}`
                text: root.names[index]
                chosen: root.chosen === modelData
                Accessible.name: qsTr("%1: %2").arg(root.label).arg(text)
                onClicked: root.pick(modelData)
            }
        }
    }
}
