import QtQuick
import Penstock.App
import Penstock.Pieces

// The plate where a conduit begins, in its owner's colour once it is built.
RoundBox {
    id: root

    required property MapSite site

    width: 30
    height: 18
    radius: height / 2
    color: figure.isBuilt ? PieceColors.companies[site.owner].fill : PieceColors.map.basin
    lineColor: figure.isBuilt ? PieceColors.map.pipeEdge : PieceColors.map.pipe

    ConduitFigure {
        id: figure

        // Inside a mark, which lies on the edge.
        x: 1.5
        y: 2
        width: parent.width - 2 * x
        height: parent.height - 2 * y
        site: root.site
    }
}
