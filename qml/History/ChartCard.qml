pragma ComponentBehavior: Bound
import QtQuick
import Penstock.Components
import Penstock.Style

// A chart with its title, a sentence if there is something to say, and the way to read it as a table.
Rectangle {
    id: root

    required property string chartId
    required property string title
    required property bool isLine
    required property bool isStack
    required property string sentence
    required property list<string> labels
    required property list<real> values
    required property list<string> texts
    required property list<string> series
    required property list<int> seriesOf
    required property real full
    required property list<string> headers
    required property list<string> cells
    property bool isTable: false
    readonly property bool canDraw: isLine ? labels.length > 1 : labels.length > 0

    objectName: chartId
    implicitHeight: column.implicitHeight + 2 * Style.gap
    radius: Style.radius
    color: Style.color.surface
    border.width: Style.hairline
    border.color: Style.color.line

    Column {
        id: column

        x: Style.gap
        y: Style.gap
        width: root.width - 2 * Style.gap
        spacing: Style.gapSmall

        SectionHeading {
            width: column.width
            text: root.title
        }

        BodyText {
            objectName: "sentence"
            width: column.width
            visible: text !== ""
            text: root.sentence
            font.pixelSize: Style.fontSmall
        }

        BarChart {
            width: column.width
            visible: root.canDraw && !root.isTable && !root.isLine && !root.isStack
            labels: visible ? root.labels : []
            values: root.values
            texts: root.texts
            full: root.full
        }

        StackChart {
            width: column.width
            visible: root.canDraw && !root.isTable && root.isStack
            labels: visible ? root.labels : []
            values: root.values
            texts: root.texts
        }

        LineChart {
            width: column.width
            visible: root.canDraw && !root.isTable && root.isLine
            labels: root.labels
            values: root.values
            series: root.series
            seriesOf: root.seriesOf
        }

        ChartTable {
            width: column.width
            visible: root.canDraw && root.isTable
            headers: root.headers
            cells: visible ? root.cells : []
        }

        ActionButton {
            objectName: "tableButton"
            width: column.width
            visible: root.canDraw
            text: root.isTable ? qsTr("As a picture") : qsTr("As a table")
            Accessible.name: qsTr("%1: %2").arg(root.title).arg(text)
            onClicked: root.isTable = !root.isTable
        }
    }
}
