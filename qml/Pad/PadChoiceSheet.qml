pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Layouts
import Penstock.App
import Penstock.Components

// The many things a field can be, one below the other.
EntrySheet {
    id: root

    property PadFieldModel fields: null
    property padField field

    function show(wanted: PadFieldModel, id: string) {
        fields = wanted;
        field = wanted.field(id);
        title = field.label;
        open();
    }

    objectName: "choiceSheet"

    Repeater {
        model: root.field.options

        ChoiceButton {
            required property padOption modelData

            objectName: `option_${modelData.value}`
            text: modelData.text
            chosen: root.field.value === modelData.value
            Layout.fillWidth: true
            onClicked: {
                root.fields.setValue(root.field.fieldId, modelData.value);
                root.close();
            }
        }
    }
}
