import QtQuick
import Penstock.App
import Penstock.Components
import Penstock.Pieces
import Penstock.Style

// What stands on the plate of a conduit: its value, and its owner's letter once it is built.
PlainText {
    id: root

    required property MapSite site
    readonly property bool isBuilt: site.owner >= 0

    text: isBuilt ? `${PieceColors.companies[site.owner].letter} ${site.value}` : site.value
    color: isBuilt ? PieceColors.companies[site.owner].text : Style.color.ink
    font.pixelSize: 14 * Style.mapGrowth
    font.weight: Font.Bold
    horizontalAlignment: Text.AlignHCenter
    verticalAlignment: Text.AlignVCenter
}
