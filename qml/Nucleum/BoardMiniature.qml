import Penstock.App
import Penstock.Pieces
import Penstock.Style

// The map of a game as a small picture.
DrawingPicture {
    isCovering: true
    radius: Style.radius
    // As in app/nucleum/standing/board_drawing.cpp: the land, an empty track, edges, then the colours
    // of the cities and of the players.
    inks: [PieceColors.map.hills, PieceColors.map.space, PieceColors.map.pipeEdge, ...Array.from(Look.cities, city => city.fill), ...Array.from(PieceColors.markers, player => player.fill)]
}
