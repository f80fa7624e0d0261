#include "app/barrage/position/json_value.h"
#include "app/barrage/position/write_parts.h"

namespace position {

namespace {

using namespace barrage;

template <class Space, std::size_t N>
QJsonArray writePieces(const std::array<Owner, N>& owners) {
    QJsonArray pieces;
    for (std::size_t i = 0; i < N; ++i)
        if (owners[i] != Owner::Nobody)
            pieces.append(QJsonObject{{"space", idValue(Space(static_cast<int>(i)))},
                                      {"owner", idValue(owners[i])}});
    return pieces;
}

} // namespace

QJsonObject writeMap(const MapState& map) {
    QJsonObject tiles;
    QJsonObject drops;
    for (std::size_t i = 0; i < map.headstreamTiles.size(); ++i) {
        const QString letter = toQt(idOf(static_cast<Headstream>(i)));
        tiles[letter] = map.headstreamTiles[i].value;
        drops[letter] = map.headstreamDrops[i];
    }
    QJsonArray bases;
    for (int i = 0; i < kBaseSpaceCount; ++i) {
        const BaseSpace space(i);
        const Dam& dam = map.at(space);
        if (dam.isBuilt())
            bases.append(QJsonObject{{"space", idValue(space)},
                                     {"owner", idValue(dam.owner)},
                                     {"elevations", dam.elevations},
                                     {"drops", dam.drops}});
    }
    return {{"headstream_tiles", tiles},
            {"headstream_drops", drops},
            {"bases", bases},
            {"conduits", writePieces<ConduitSpace>(map.conduits)},
            {"powerhouses", writePieces<PowerhouseSpace>(map.powerhouses)}};
}

} // namespace position
