import QtQuick
import QtQuick.Controls.Basic
import QtQuick.Layouts
import Penstock.App
import Penstock.Components
import Penstock.Style

// When and where it was played, and what there is to say about it. All of it may stay empty.
ScrollArea {
    id: root

    required property ScorePadModel pad

    signal keypadRequested(PadFieldModel fields, string fieldId)

    contentWidth: availableWidth

    ColumnLayout {
        x: (root.availableWidth - width) / 2
        width: Math.min(root.availableWidth - 2 * Style.gap, Style.column)
        spacing: Style.gapSmall

        BodyText {
            text: qsTr("Played on")
            font.pixelSize: Style.fontSmall
            Layout.fillWidth: true
        }

        RowLayout {
            spacing: Style.gapSmall
            Layout.fillWidth: true

            StepButton {
                objectName: "dayBefore"
                text: "−"
                Accessible.name: qsTr("One day earlier")
                onClicked: root.pad.moveDate(-1)
            }

            BodyText {
                objectName: "dateText"
                text: root.pad.dateText
                font.weight: Font.DemiBold
                horizontalAlignment: Text.AlignHCenter
                Layout.fillWidth: true
            }

            StepButton {
                objectName: "dayAfter"
                text: "+"
                enabled: !root.pad.isToday
                Accessible.name: qsTr("One day later")
                onClicked: root.pad.moveDate(1)
            }
        }

        PadFields {
            fields: root.pad.timeFields
            Layout.fillWidth: true
            onKeypadRequested: (fields, fieldId) => root.keypadRequested(fields, fieldId)
        }

        BodyText {
            text: qsTr("Where")
            font.pixelSize: Style.fontSmall
            Layout.fillWidth: true
        }

        NameField {
            objectName: "location"
            value: root.pad.location
            maximumLength: 200
            Accessible.name: qsTr("Where")
            Layout.fillWidth: true
            onEntered: text => root.pad.location = text
        }

        BodyText {
            text: qsTr("Comments")
            font.pixelSize: Style.fontSmall
            Layout.fillWidth: true
        }

        TextArea {
            id: comments

            objectName: "comments"
            text: root.pad.comments
            color: Style.color.ink
            selectionColor: Style.color.water
            selectedTextColor: Style.color.waterText
            font.pixelSize: Style.fontBody
            wrapMode: TextEdit.Wrap
            padding: Style.gapSmall
            Accessible.role: Accessible.EditableText
            Accessible.name: qsTr("Comments")
            Layout.fillWidth: true
            Layout.minimumHeight: 3 * Style.touch
            Layout.bottomMargin: Style.gap
            onTextChanged: {
                if (activeFocus) // else nobody types
                    root.pad.comments = text;
            }

            background: Rectangle {
                radius: Style.radius
                color: Style.color.surface
                border.width: comments.activeFocus ? Style.focusLine : Style.hairline
                border.color: comments.activeFocus ? Style.color.water : Style.color.line
            }
        }
    }
}
