#include <QCoreApplication>

#include "app/barrage/position/id_node.h"
#include "app/barrage/position/read_parts.h"

namespace position {

namespace {

using namespace barrage;

constexpr int kMostDrops = 99;
constexpr int kMostElevations = 2;

QString alreadyBuiltOn(const QString& space) {
    return QCoreApplication::translate("Position", "Something already stands on \"%1\".")
        .arg(space);
}

Owner readBuilder(const Node& node, const State& state) {
    return ownerOf(readPlayingCompany(node, state));
}

Owner readDamOwner(const Node& node, const State& state) {
    const Owner owner = readId<Owner>(node);
    return owner == Owner::Neutral ? owner : readBuilder(node, state);
}

void readHeadstreams(const Object& object, MapState& map) {
    const Object tiles(object.required("headstream_tiles"), {"A", "B", "C", "D"});
    const auto dropsNode = object.optional("headstream_drops");
    for (int i = 0; i < kHeadstreamCount; ++i) {
        const auto place = static_cast<std::size_t>(i);
        const QString letter = toQt(idOf(static_cast<Headstream>(i)));
        const Node tile = tiles.required(letter);
        map.headstreamTiles[place] = HeadstreamTile(tile.integer(1, kHeadstreamTileCount));
        const QString number = QString::number(map.headstreamTiles[place].value);
        tile.report().claim("headstream tile", number, tile.path());
        if (dropsNode)
            map.headstreamDrops[place] = static_cast<std::uint8_t>(
                Object(*dropsNode, {"A", "B", "C", "D"}).count(letter, kMostDrops));
    }
}

void readDam(const Node& node, const State& state, MapState& map) {
    const Object object(node, {"space", "owner", "elevations", "drops"});
    const Node space = object.required("space");
    Dam& dam = map.at(readId<BaseSpace>(space));
    if (dam.isBuilt())
        space.refuse(alreadyBuiltOn(space.text()));
    dam.owner = readDamOwner(object.required("owner"), state);
    dam.elevations = static_cast<std::uint8_t>(object.count("elevations", kMostElevations));
    dam.drops = static_cast<std::uint8_t>(object.count("drops", kMostDrops));
}

template <class Space, std::size_t N>
void readPieces(const Node& node, const State& state, std::array<Owner, N>& owners) {
    for (const Node& item : node.items(0, N)) {
        const Object object(item, {"space", "owner"});
        const Node space = object.required("space");
        Owner& owner = owners[readId<Space>(space).index()];
        if (owner != Owner::Nobody)
            space.refuse(alreadyBuiltOn(space.text()));
        owner = readBuilder(object.required("owner"), state);
    }
}

} // namespace

MapState readMap(const Node& node, const State& state) {
    MapState map;
    const Object object(
        node, {"headstream_tiles", "headstream_drops", "bases", "conduits", "powerhouses"});
    readHeadstreams(object, map);
    if (const auto bases = object.optional("bases"))
        for (const Node& base : bases->items(0, kBaseSpaceCount))
            readDam(base, state, map);
    if (const auto conduits = object.optional("conduits"))
        readPieces<ConduitSpace>(*conduits, state, map.conduits);
    if (const auto powerhouses = object.optional("powerhouses"))
        readPieces<PowerhouseSpace>(*powerhouses, state, map.powerhouses);
    return map;
}

} // namespace position
