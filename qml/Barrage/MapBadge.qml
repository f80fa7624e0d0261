import QtQuick
import Penstock.Components
import Penstock.Pieces
import Penstock.Style

// Whose a piece on the map is: colour and letter, a dash for the neutral ones.
RoundBox {
    id: root

    required property int owner
    readonly property bool isNeutral: owner < 0

    width: 16
    height: 16
    lineWidth: 0.8
    lineColor: PieceColors.map.pipeEdge
    color: isNeutral ? PieceColors.map.neutral : PieceColors.companies[owner].fill

    PlainText {
        anchors.centerIn: parent
        height: font.pixelSize // no more, because marks lie on the edge
        verticalAlignment: Text.AlignVCenter
        text: root.isNeutral ? "–" : PieceColors.companies[root.owner].letter
        color: root.isNeutral ? PieceColors.map.neutralText : PieceColors.companies[root.owner].text
        font.pixelSize: 12 * Style.mapGrowth
        font.weight: Font.Bold
    }
}
