import Penstock.App
import Penstock.Pieces
import Penstock.Style

// The map of a game as a small picture.
DrawingPicture {
    isCovering: true
    radius: Style.radius
    // As in app/barrage/standing/board_drawing.cpp: the land and its water, then nobody, neutral
    // and the companies.
    inks: [PieceColors.map.mountains, PieceColors.map.hills, PieceColors.map.plains, PieceColors.map.shore, PieceColors.map.basin, PieceColors.map.pipeEdge, Style.color.water, "transparent", PieceColors.map.neutral, ...Array.from(PieceColors.companies, company => company.fill)]
}
