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
        visible: root.isBuilt
        x: 4
        width: 11
        height: parent.height
        text: root.isBuilt ? Style.companies[root.site.owner].letter : ""
        color: value.color
        font.pixelSize: 11
        font.weight: Font.Bold
        horizontalAlignment: Text.AlignHCenter
        verticalAlignment: Text.AlignVCenter
    }

    Text {
        id: value

        x: root.isBuilt ? 15 : 0
        width: root.isBuilt ? 11 : parent.width
        height: parent.height
        text: root.site.value
        color: root.isBuilt ? Style.companies[root.site.owner].text : Style.color.ink
        font.pixelSize: 14
        font.weight: Font.Bold
        horizontalAlignment: Text.AlignHCenter
        verticalAlignment: Text.AlignVCenter
    }
}
