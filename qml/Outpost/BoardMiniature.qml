import QtQuick
import Penstock.App
import Penstock.Pieces
import Penstock.Style

// How a game stands as a small picture.
DrawingPicture {
    // Of a warm planet.
    readonly property color sky: Style.dark ? "#2a1d1c" : "#f6dcc4"
    readonly property color ground: Style.dark ? "#6a3c2a" : "#c9814f"
    readonly property color farGround: Style.dark ? "#4d3028" : "#dfa67c"

    isCovering: true
    radius: Style.radius
    // As in app/outpost/standing/board_drawing.cpp: the land, edges, an unknown card and the three
    // kinds, then the Syndicate and the colours of the players.
    inks: [sky, ground, farGround, Style.color.paper, Style.color.inkSoft, ...Array.from(PieceColors.cards, card => card.fill), PieceColors.map.neutral, ...Array.from(PieceColors.players, player => player.fill)]
}
