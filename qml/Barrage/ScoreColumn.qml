pragma ComponentBehavior: Bound
import QtQuick
import Penstock.Pieces
import Penstock.Style

// One company's column of the score table: its letters on its colour, its points, its total.
Column {
    id: root

    required property int company
    required property string name
    required property string shortName
    required property bool isWinner
    required property list<int> points
    required property int total
    property int rowHeight: Style.tableRow

    Accessible.role: Accessible.StaticText
    Accessible.name: isWinner ? qsTr("%1: total %2, winner").arg(name).arg(total) : qsTr("%1: total %2").arg(name).arg(total)

    Item {
        width: root.width
        height: root.rowHeight

        Rectangle {
            anchors.fill: parent
            anchors.margins: 3
            radius: Style.radius / 2
            color: PieceColors.companies[root.company].fill
            border.width: Style.hairline
            border.color: Style.color.inkSoft

            Text {
                anchors.centerIn: parent
                text: root.shortName
                color: PieceColors.companies[root.company].text
                font.pixelSize: Style.fontSmall
                font.weight: Font.DemiBold
            }
        }
    }

    Repeater {
        model: root.points

        Text {
            required property int modelData

            width: root.width
            height: root.rowHeight
            text: modelData
            color: Style.color.ink
            font.pixelSize: Style.fontBody
            horizontalAlignment: Text.AlignHCenter
            verticalAlignment: Text.AlignVCenter
        }
    }

    Text {
        objectName: "total"
        width: root.width
        height: root.rowHeight
        text: root.total
        color: root.isWinner ? Style.color.water : Style.color.ink
        font.pixelSize: Style.fontBody
        font.weight: Font.Bold
        font.underline: root.isWinner
        horizontalAlignment: Text.AlignHCenter
        verticalAlignment: Text.AlignVCenter
    }
}
