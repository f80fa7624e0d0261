#include "app/nucleum/standing/board_drawing.h"

#include "app/nucleum/map/map_layout.h"
#include "engine/nucleum/data/cities.h"
#include "engine/nucleum/network.h"

namespace nucleum {

namespace {

/// In the order of the inks in BoardMiniature.qml; those of the cities follow, as in CityColour,
/// and those of the players, as in PlayerColour.
enum Ink { Land, NoTrack, Edge, CityInk };
constexpr int kCityInks = 6;
constexpr int kPlayerInk = CityInk + kCityInks;

constexpr qreal kCity = 17;
constexpr qreal kPiece = 9;
constexpr qreal kEdge = 5;

int inkOf(PlayerColour colour) { return kPlayerInk + static_cast<int>(colour); }

void addTracks(Drawing& drawing, const State& state) {
    const auto& connections = state.facts.connections;
    for (std::size_t i = 0; i < connections.size(); ++i) {
        const Connection& line = connections[i];
        const QPointF from = placeOf(line.a);
        const QPointF step = (placeOf(line.b) - from) / line.spaces;
        QPainterPath whole(from);
        whole.lineTo(placeOf(line.b));
        drawing.draw(whole, NoTrack, 6);
        for (std::size_t space = 0; space < line.spaces; ++space) {
            const Owner owner = state.tracks[i][space].owner;
            if (!isPlayer(owner))
                continue;
            const auto at = static_cast<qreal>(space);
            QPainterPath railway(from + step * (at + 0.08));
            railway.lineTo(from + step * (at + 0.92));
            drawing.draw(railway, inkOf(state.of(playerOf(owner)).colour), 11);
        }
    }
}

/// Whoever has something in the city, as pieces on its rim.
void addPieces(Drawing& drawing, const State& state, City city) {
    qreal left = placeOf(city).x() - kCity;
    for (int i = 0; i < state.playerCount(); ++i) {
        const auto player = static_cast<Player>(i);
        if (!citiesWithStructures(state, player).contains(city))
            continue;
        QPainterPath piece;
        piece.addRect(left, placeOf(city).y() + kCity - kPiece, 2 * kPiece, 2 * kPiece);
        drawing.draw(piece, Edge, kEdge);
        drawing.fill(piece, inkOf(state.of(player).colour));
        left += 2 * kPiece + kEdge;
    }
}

} // namespace

Drawing boardDrawing(const State& state) {
    Drawing drawing;
    drawing.size = mapSize();
    drawing.fillBox({{0, 0}, drawing.size}, 0, Land);
    addTracks(drawing, state);
    for (int i = 0; i < kCityCount; ++i) {
        const auto city = static_cast<City>(i);
        if (!isOnMap(city, state.mapSide()))
            continue;
        drawing.fillCircle(placeOf(city), kCity + kEdge / 2, Edge);
        drawing.fillCircle(placeOf(city), kCity,
                           CityInk + static_cast<int>(state.facts.colourOf(city)));
        addPieces(drawing, state, city);
    }
    return drawing;
}

} // namespace nucleum
