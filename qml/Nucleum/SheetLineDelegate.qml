import QtQuick
import QtQuick.Layouts
import Penstock.Components
import Penstock.Style

// A line of a sheet, below a heading where a chapter begins. A tick and a frame say what is done or
// can be done now.
ColumnLayout {
    id: root

    required property string heading
    required property string title
    required property string value
    required property string detail
    required property string sign
    required property bool isDone

    spacing: Style.gapSmall / 2

    SheetHeading {
        visible: root.heading !== ""
        text: root.heading
        font.pixelSize: Style.fontTitle
        Layout.fillWidth: true
    }

    Rectangle {
        radius: Style.radius
        color: Style.color.surface
        border.width: root.isDone ? Style.focusLine : Style.hairline
        border.color: root.isDone ? Style.color.water : Style.color.line
        implicitHeight: row.implicitHeight + 2 * Style.gapSmall
        Layout.fillWidth: true
        Accessible.role: Accessible.StaticText
        Accessible.name: `${root.title} ${root.value}. ${root.detail}` + (root.isDone ? qsTr("done") : "")

        RowLayout {
            id: row

            x: Style.gapSmall
            y: Style.gapSmall
            width: parent.width - 2 * Style.gapSmall
            spacing: Style.gapSmall

            NucleumSign {
                name: root.sign
            }

            ColumnLayout {
                spacing: 0
                Layout.fillWidth: true

                PlainText {
                    text: root.isDone ? "✓ " + root.title : root.title
                    color: Style.color.ink
                    font.pixelSize: Style.fontSmall
                    wrapMode: Text.Wrap
                    Layout.fillWidth: true
                }

                PlainText {
                    visible: text !== ""
                    text: root.detail
                    color: Style.color.inkSoft
                    font.pixelSize: Style.fontSmall
                    wrapMode: Text.Wrap
                    Layout.fillWidth: true
                }
            }

            PlainText {
                visible: text !== ""
                text: root.value
                color: Style.color.ink
                font.pixelSize: Style.fontBody
                font.weight: Font.DemiBold
            }
        }
    }
}
