pragma ComponentBehavior: Bound
import QtQuick
import Penstock.App
import Penstock.Style

// Some fields below one another.
Column {
    id: root

    required property PadFieldModel fields

    signal keypadRequested(PadFieldModel fields, string fieldId)
    signal sheetRequested(PadFieldModel fields, string fieldId)

    spacing: Style.gapSmall

    Repeater {
        model: root.fields

        PadFieldDelegate {
            width: root.width
            onChanged: (fieldId, value) => root.fields.setValue(fieldId, value)
            onKeypadRequested: fieldId => root.keypadRequested(root.fields, fieldId)
            onSheetRequested: fieldId => root.sheetRequested(root.fields, fieldId)
        }
    }
}
