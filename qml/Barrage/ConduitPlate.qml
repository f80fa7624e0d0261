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

        width: parent.width
        height: parent.height
        site: root.site
    }
}
