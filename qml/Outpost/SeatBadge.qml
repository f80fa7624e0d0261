import QtQuick
import Penstock.App
import Penstock.Components
import Penstock.Pieces

// Whose something is: the colour of the wooden pieces with a shape of its own; an S for the
// Syndicate.
Badge {
    id: root

    required property int colour // its number, as in PieceColors.players; -1: the Syndicate

    color: colour < 0 ? PieceColors.map.neutral : PieceColors.players[colour].fill
    Accessible.ignored: true

    PathPicture {
        anchors.fill: parent
        anchors.margins: root.height * 0.12
        solid: root.colour < 0 ? "" : PieceColors.players[root.colour].shape
        line: root.colour < 0 ? "M17 6 h-7 q-3 0 -3 3 t3 3 h4 q3 0 3 3 t-3 3 h-7" : ""
        lineWidth: 3
        color: root.colour < 0 ? PieceColors.map.neutralText : PieceColors.players[root.colour].text
    }
}
