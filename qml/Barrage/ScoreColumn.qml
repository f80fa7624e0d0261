import QtQuick
import Penstock.Components
import Penstock.Pieces
import Penstock.Style
import Penstock.Table as Table

// One company's column of the score table, below its letters on its colour.
Table.ScoreColumn {
    id: root

    required property int company
    required property string shortName
    required property list<int> points
    required property int total

    figures: [...points, total]

    Rectangle {
        anchors.fill: parent
        anchors.margins: 3
        radius: Style.radius / 2
        color: PieceColors.companies[root.company].fill
        border.width: Style.hairline
        border.color: Style.color.inkSoft

        PlainText {
            anchors.centerIn: parent
            text: root.shortName
            color: PieceColors.companies[root.company].text
            font.pixelSize: Style.fontSmall
            font.weight: Font.DemiBold
        }
    }
}
