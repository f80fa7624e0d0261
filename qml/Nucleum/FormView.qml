pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Layouts
import Penstock.App
import Penstock.Components
import Penstock.Style

// A form to fill in: its fields, what they come to, and the one big button at the thumb.
ColumnLayout {
    id: root

    required property NucleumFormHost form
    property list<string> lines // to be read before the fields
    property int columns: width > Style.column ? 2 : 1

    function showEnd() {
        const view = scroll.contentItem as Flickable;
        view.contentY = Math.max(0, view.contentHeight - view.height);
    }

    spacing: Style.gapSmall

    ScrollArea {
        id: scroll

        contentWidth: availableWidth
        implicitHeight: content.implicitHeight + Style.gapSmall
        clip: true
        Layout.fillWidth: true
        Layout.fillHeight: true

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
                model: root.form.fields

                FormField {
                    columns: root.columns
                    Layout.fillWidth: true
                    onChosen: (key, index) => root.form.choose(key, index)
                    onEntered: (key, value) => root.form.setNumber(key, value)
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

    NoticeBox {
        objectName: "refusal"
        text: root.form.refusal
        canDismiss: false
        Layout.fillWidth: true
    }

    ActionButton {
        objectName: "acceptButton"
        prominent: true
        visible: root.form.hasButton
        enabled: root.form.canAccept
        text: root.form.acceptText
        Layout.fillWidth: true
        onClicked: root.form.accept()
    }
}
