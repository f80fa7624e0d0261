import QtQuick
import Penstock.App
import Penstock.Style

// The plate where a conduit begins, in its owner's colour once it is built.
RoundBox {
    id: root

    required property MapSite site

    implicitWidth: 30
    implicitHeight: 18
    radius: height / 2
    color: figure.isBuilt ? Style.companies[site.owner].fill : Style.map.basin
    lineColor: figure.isBuilt ? Style.map.pipeEdge : Style.map.pipe

    ConduitFigure {
        id: figure

        width: parent.width
        height: parent.height
        site: root.site
    }
}
