pragma ComponentBehavior: Bound
import QtQuick
import Penstock.App
import Penstock.Components
import Penstock.Style
import Penstock.Table as Table

// The points of the companies. Lines that have a reason can be tapped to read it.
Table.ScoreTable {
    id: root

    required property ScoreTableModel score
    property list<string> reasons: []
    property int shownLine: -1 // the one whose reason is read

    columnCount: companies.count
    rowHeight: reasons.length > 0 ? Style.touch : Style.tableRow
    onLabelsChanged: shownLine = -1

    // No button, for the columns lie over it.
    line: MouseArea {
        id: line

        required property int index
        required property string modelData
        readonly property bool isTotal: index === root.labels.length - 1
        readonly property bool hasReason: (root.reasons[index] ?? "") !== ""
        readonly property bool isShown: index === root.shownLine

        objectName: `scoreLine${index}`
        y: index * root.rowHeight
        width: root.width
        height: root.rowHeight
        enabled: hasReason
        activeFocusOnTab: hasReason
        Accessible.role: hasReason ? Accessible.Button : Accessible.StaticText
        Accessible.name: hasReason ? qsTr("%1: why?").arg(modelData) : (modelData || qsTr("Companies"))
        Accessible.onPressAction: line.clicked(null)
        onClicked: root.shownLine = isShown ? -1 : index
        Keys.onReturnPressed: line.clicked(null)
        Keys.onEnterPressed: line.clicked(null)
        Keys.onSpacePressed: line.clicked(null)

        Rectangle {
            anchors.fill: parent
            color: line.isShown || line.pressed ? Style.color.paper : "transparent"
            border.width: line.activeFocus ? Style.focusLine : 0
            border.color: Style.color.ink
        }

        Table.ScoreRule {
            visible: line.index > 0
            isTotal: line.isTotal
        }

        PlainText {
            width: root.labelWidth
            height: parent.height
            text: line.modelData
            color: line.isTotal ? Style.color.ink : Style.color.inkSoft
            font.pixelSize: Style.fontBody
            font.weight: line.isTotal || line.isShown ? Font.Bold : Font.Normal
            fontSizeMode: Text.Fit
            minimumPixelSize: Style.fontSmall
            wrapMode: Text.Wrap
            verticalAlignment: Text.AlignVCenter
        }
    }

    Repeater {
        id: companies

        model: root.score

        ScoreColumn {
            width: root.columnWidth
            rowHeight: root.rowHeight
        }
    }
}
