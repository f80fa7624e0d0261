import QtQuick
import Penstock.App
import Penstock.Components
import Penstock.Style

// One thing to enter: what it is, its value, and what that gives. The value stands beside the name
// where there is room and below it where there is not.
Column {
    id: root

    required property padField field
    readonly property bool isNumber: field.kind === PadFieldModel.Number
    readonly property bool isBeside: isNumber ? width >= Style.padBeside : nameMetrics.advanceWidth + choice.rowWidth + Style.gapSmall <= width
    readonly property real valueWidth: isNumber ? number.implicitWidth : choice.rowWidth

    signal changed(string fieldId, int value)
    signal keypadRequested(string fieldId)
    signal sheetRequested(string fieldId)

    spacing: Style.hairline

    // The text itself would change its mind with the width it gets.
    TextMetrics {
        id: nameMetrics

        text: root.field.label
        font.pixelSize: Style.fontSmall
    }

    BodyText {
        width: parent.width
        visible: root.field.section !== ""
        topPadding: Style.gap
        text: root.field.section
        font.weight: Font.DemiBold
        Accessible.role: Accessible.Heading
        Accessible.name: text
    }

    SwitchRow {
        objectName: `switch_${root.field.fieldId}`
        width: parent.width
        visible: root.field.kind === PadFieldModel.Switch
        text: root.field.label
        font.pixelSize: Style.fontSmall
        checked: root.field.value === 1
        onToggled: root.changed(root.field.fieldId, checked ? 1 : 0)
    }

    Item {
        width: parent.width
        height: root.isBeside ? Math.max(texts.height, number.height, choice.height) : texts.height + number.height + choice.height
        visible: root.field.kind !== PadFieldModel.Switch

        Column {
            id: texts

            y: root.isBeside ? (parent.height - height) / 2 : 0
            width: root.isBeside ? parent.width - root.valueWidth - Style.gapSmall : parent.width

            BodyText {
                width: parent.width
                text: root.field.label
                font.pixelSize: Style.fontSmall
                lineHeight: 1
            }

            BodyText {
                objectName: `note_${root.field.fieldId}`
                width: parent.width
                visible: text !== "" && root.isNumber
                text: root.field.note
                color: Style.color.inkSoft
                font.pixelSize: Style.fontSmall
                lineHeight: 1
            }
        }

        FigureSteps {
            id: number

            x: parent.width - width
            y: root.isBeside ? (parent.height - height) / 2 : texts.height
            width: root.isBeside ? implicitWidth : parent.width
            height: root.isNumber ? implicitHeight : 0
            visible: root.isNumber
            name: root.field.fieldId
            label: root.field.label
            value: root.field.value
            from: root.field.from
            to: root.field.to
            onChanged: value => root.changed(root.field.fieldId, value)
            onKeysRequested: root.keypadRequested(root.field.fieldId)
        }

        PadChoice {
            id: choice

            x: parent.width - width
            y: root.isBeside ? (parent.height - height) / 2 : texts.height
            width: root.isBeside ? rowWidth : parent.width
            height: root.field.kind === PadFieldModel.Choice ? implicitHeight : 0
            visible: root.field.kind === PadFieldModel.Choice
            field: root.field
            onChanged: value => root.changed(root.field.fieldId, value)
            onSheetRequested: root.sheetRequested(root.field.fieldId)
        }
    }

    BodyText {
        width: parent.width
        visible: !root.isNumber && root.field.note !== ""
        text: root.field.note
        color: Style.color.inkSoft
        font.pixelSize: Style.fontSmall
    }
}
