pragma ComponentBehavior: Bound
import QtQuick
import Penstock.App
import Penstock.Components
import Penstock.Style

// One of several things: side by side if there are few, otherwise what is chosen as a button that
// asks for the others.
Flow {
    id: root

    required property padField field
    readonly property bool isShort: field.options.length <= 4
    // How wide it is in one row.
    readonly property real rowWidth: {
        let width = -spacing;
        for (let i = 0; i < visibleChildren.length; ++i) {
            const button = visibleChildren[i] as ChoiceButton;
            width += button ? button.implicitWidth + spacing : 0;
        }
        return width;
    }

    signal changed(int value)
    signal sheetRequested

    spacing: Style.gapSmall

    Repeater {
        model: root.isShort ? root.field.options : []

        ChoiceButton {
            required property padOption modelData

            objectName: `${root.field.fieldId}_${modelData.value}`
            text: modelData.text
            chosen: root.field.value === modelData.value
            Accessible.name: qsTr("%1: %2").arg(root.field.label).arg(modelData.text)
            onClicked: root.changed(modelData.value)
        }
    }

    ChoiceButton {
        objectName: `choose_${root.field.fieldId}`
        visible: !root.isShort
        width: Math.min(implicitWidth, root.width)
        text: `${root.field.chosen} ▾`
        Accessible.role: Accessible.Button
        Accessible.name: qsTr("%1: %2, choose another").arg(root.field.label).arg(root.field.chosen)
        onClicked: root.sheetRequested()
    }
}
