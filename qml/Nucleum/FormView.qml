pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Layouts
import Penstock.App
import Penstock.Components
import Penstock.Style

// A form to fill in: its fields, what they come to, and the one big button at the thumb. Placed by
// hand: a layout of Qt 6.4 misses that a text needs another line once it has its width.
Item {
    id: root

    required property NucleumFormHost form
    property list<string> lines // to be read before the fields
    property int columns: width > Style.column ? 2 : 1
    readonly property Flickable view: scroll.contentItem as Flickable
    readonly property real footer: (refusal.visible ? refusal.height + Style.gapSmall : 0) + (accept.visible ? accept.height + Style.gapSmall : 0)

    // The next number behind the field, or null.
    function numberAfter(row: int): FormField {
        for (let i = row + 1; i < fields.count; ++i) {
            const field = fields.itemAt(i) as FormField;
            if (field.kind === NucleumFormModel.Number)
                return field;
        }
        return null;
    }

    function type(row: int) {
        const field = fields.itemAt(row) as FormField;
        keypad.row = row;
        keypad.ask(field.label, field.value, field.from, field.to);
    }

    implicitHeight: scroll.implicitHeight + footer

    ScrollArea {
        id: scroll

        width: parent.width
        height: parent.height - root.footer
        contentWidth: availableWidth
        implicitHeight: content.implicitHeight + Style.gapSmall
        clip: true

        ColumnLayout {
            id: content

            width: scroll.availableWidth
            spacing: Style.gapSmall

            Repeater {
                model: root.lines

                BodyText {
                    required property string modelData

                    text: modelData
                    color: Style.color.inkSoft
                    font.pixelSize: Style.fontSmall
                    lineHeight: 1.1
                    Layout.fillWidth: true
                }
            }

            Repeater {
                id: fields

                model: root.form.fields

                FormField {
                    columns: root.columns
                    Layout.fillWidth: true
                    onChosen: (key, index) => root.form.choose(key, index)
                    onEntered: (key, value) => root.form.setNumber(key, value)
                    onKeysRequested: root.type(index)
                }
            }

            Repeater {
                model: root.form.summary

                BodyText {
                    required property string modelData
                    required property int index

                    objectName: `summary${index}`
                    text: modelData
                    font.pixelSize: Style.fontSmall
                    lineHeight: 1.1
                    Layout.fillWidth: true
                }
            }
        }
    }

    NumberSheet {
        id: keypad

        property int row: -1

        hasNext: visible && root.numberAfter(row) !== null
        onEntered: value => root.form.setNumber((fields.itemAt(row) as FormField).key, value)
        onNextRequested: root.type(root.numberAfter(row).index)
    }

    NoticeBox {
        id: refusal

        objectName: "refusal"
        text: root.form.refusal
        canDismiss: false
        y: scroll.height + Style.gapSmall
        width: parent.width
    }

    ActionButton {
        id: accept

        objectName: "acceptButton"
        prominent: true
        visible: root.form.hasButton
        enabled: root.form.canAccept
        text: root.form.acceptText
        y: parent.height - height
        width: parent.width
        onClicked: root.form.accept()
    }
}
