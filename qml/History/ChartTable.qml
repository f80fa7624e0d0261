pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Layouts
import Penstock.Style

// The figures of a chart as a table. Wide ones scroll sideways.
Flickable {
    id: root

    required property list<string> headers
    required property list<string> cells // row after row

    implicitHeight: grid.implicitHeight
    contentWidth: Math.max(width, grid.implicitWidth)
    contentHeight: grid.implicitHeight
    flickableDirection: Flickable.HorizontalFlick
    clip: true

    GridLayout {
        id: grid

        width: root.contentWidth
        columns: root.headers.length
        columnSpacing: Style.gap
        rowSpacing: Style.gapSmall / 2

        Repeater {
            model: root.headers

            ChartText {
                required property int index
                required property string modelData

                text: modelData
                color: Style.color.ink
                font.weight: Font.DemiBold
                horizontalAlignment: index === 0 ? Text.AlignLeft : Text.AlignRight
                Layout.fillWidth: true
                Accessible.role: Accessible.ColumnHeader
                Accessible.name: text
            }
        }

        Repeater {
            model: root.cells

            ChartText {
                required property int index
                required property string modelData
                readonly property int column: index % root.headers.length

                objectName: `cell${index}`
                text: modelData
                color: Style.color.ink
                horizontalAlignment: column === 0 ? Text.AlignLeft : Text.AlignRight
                Layout.fillWidth: true
                Accessible.role: Accessible.Cell
                Accessible.name: `${root.headers[column]}: ${text}`
            }
        }
    }
}
