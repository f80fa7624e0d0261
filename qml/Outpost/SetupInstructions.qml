pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Layouts
import Penstock.App
import Penstock.Components
import Penstock.Style

// What to lay out before the first card is turned over.
ScrollArea {
    id: root

    required property OutpostSetupModel setup

    contentWidth: availableWidth

    ColumnLayout {
        x: (root.availableWidth - width) / 2
        width: Math.min(root.availableWidth - 2 * Style.gap, Style.column)
        spacing: Style.gap

        Repeater {
            model: root.setup.instructions

            RowLayout {
                id: line

                required property string modelData
                required property int index

                spacing: Style.gapSmall
                Layout.fillWidth: true
                Accessible.role: Accessible.StaticText
                Accessible.name: `${index + 1}. ${modelData}`

                BodyText {
                    text: `${line.index + 1}.`
                    color: Style.color.inkSoft
                    Layout.alignment: Qt.AlignTop
                    Accessible.ignored: true
                }

                BodyText {
                    objectName: `instruction${line.index}`
                    text: line.modelData
                    Layout.fillWidth: true
                    Accessible.ignored: true
                }
            }
        }
    }
}
