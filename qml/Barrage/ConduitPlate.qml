import QtQuick
import Penstock.App
import Penstock.Style

// The plate where a conduit begins: its value, and its owner's letter once it is built.
RoundBox {
    id: root

    required property MapSite site
    readonly property bool isBuilt: site.owner >= 0

    implicitWidth: 30
    implicitHeight: 18
    radius: height / 2
    color: isBuilt ? Style.companies[site.owner].fill : Style.map.basin
    lineColor: isBuilt ? Style.map.pipeEdge : Style.map.pipe

    Text {
        width: parent.width
        height: parent.height
        text: root.isBuilt ? `${Style.companies[root.site.owner].letter} ${root.site.value}` : root.site.value
        color: root.isBuilt ? Style.companies[root.site.owner].text : Style.color.ink
        font.pixelSize: 14
        font.weight: Font.Bold
        horizontalAlignment: Text.AlignHCenter
        verticalAlignment: Text.AlignVCenter
    }
}
