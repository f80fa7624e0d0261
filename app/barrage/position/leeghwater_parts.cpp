#include <QCoreApplication>

#include "app/barrage/position/derive.h"
#include "app/barrage/position/id_node.h"
#include "app/barrage/position/json_value.h"
#include "app/barrage/position/read_parts.h"
#include "app/barrage/position/write_parts.h"
#include "engine/barrage/data/companies.h"

namespace position {

namespace {

using namespace barrage;

Occupancy readOccupancy(const Node& node, const State& state) {
    if (node.isNull())
        return {};
    const Object object(node, {"owner", "engineers"});
    return {
        ownerOf(readPlayingCompany(object.required("owner"), state)),
        static_cast<std::uint8_t>(object.required("engineers").integer(1, kEngineersPerCompany))};
}

template <std::size_t N>
void readSpaces(const Node& node, const State& state, std::array<Occupancy, N>& spaces) {
    const auto items = node.items(static_cast<int>(N), static_cast<int>(N));
    for (std::size_t i = 0; i < items.size(); ++i)
        spaces[i] = readOccupancy(items[i], state);
}

void readBuilding(const Node& node, State& state) {
    const Object object(node, {"id", "slots", "engineers"});
    const auto building = readSingleId<PrivateBuilding>(object.required("id"), "private building");
    state.buildings.inPlay.push(building);
    BuildingTile& tile = state.buildings.at(building);
    if (const auto owners = object.optional("slots")) {
        const auto items = owners->items(0, kSlotsPerBuilding);
        for (std::size_t i = 0; i < items.size(); ++i)
            if (!items[i].isNull())
                tile.owners[i] = ownerOf(readPlayingCompany(items[i], state));
    }
    if (const auto engineers = object.optional("engineers"))
        readSpaces(*engineers, state, tile.spaces);
}

void readWorks(const Node& node, ExternalWorks& works) {
    const auto items = node.items(kWorkSpaceCount, kWorkSpaceCount);
    for (std::size_t i = 0; i < items.size(); ++i)
        if (!items[i].isNull())
            works.open[i] = readSingleId<Work>(items[i], "external work");
}

QJsonValue writeOccupancy(const Occupancy& space) {
    if (space.owner == Owner::Nobody)
        return QJsonValue::Null;
    return QJsonObject{{"owner", idValue(space.owner)}, {"engineers", space.engineers}};
}

/// Null if there are no engineers at all.
template <std::size_t N>
QJsonValue writeSpaces(const std::array<Occupancy, N>& spaces) {
    QJsonArray list;
    bool isAnywhere = false;
    for (const Occupancy& space : spaces) {
        list.append(writeOccupancy(space));
        isAnywhere |= space.owner != Owner::Nobody;
    }
    return isAnywhere ? QJsonValue(list) : QJsonValue(QJsonValue::Null);
}

QJsonObject writeBuilding(PrivateBuilding building, const BuildingTile& tile) {
    QJsonArray owners;
    for (const Owner owner : tile.owners)
        owners.append(owner == Owner::Nobody ? QJsonValue(QJsonValue::Null) : idValue(owner));
    QJsonObject object{{"id", idValue(building)}, {"slots", owners}};
    if (const QJsonValue engineers = writeSpaces(tile.spaces); !engineers.isNull())
        object["engineers"] = engineers;
    return object;
}

} // namespace

void readLeeghwater(const Object& root, State& state) {
    if (!state.options.leeghwater) {
        for (const char* key :
             {"external_works", "external_work_engineers", "buildings", "removed_tiles"})
            if (root.optional(key))
                root.refuse(key, QCoreApplication::translate(
                                     "Position", "The Leeghwater Project is not played."));
        return;
    }
    readWorks(root.required("external_works"), state.works);
    if (const auto engineers = root.optional("external_work_engineers"))
        readSpaces(*engineers, state, state.works.spaces);
    for (const Node& building :
         root.required("buildings").items(kPrivateBuildingsInPlay, kPrivateBuildingsInPlay))
        readBuilding(building, state);
    // The pile is derived without those that stand in it now.
    if (const auto removed = root.optional("removed_tiles"))
        for (const Node& tile : removed->items(0, kTileCount))
            state.patents.pile.insert(readSingleId<Tile>(tile, "tile"));
}

void writeLeeghwater(const State& state, QJsonObject& root) {
    QJsonArray works;
    for (const Work work : state.works.open)
        works.append(work.isSet() ? idValue(work) : QJsonValue(QJsonValue::Null));
    root["external_works"] = works;
    if (const QJsonValue engineers = writeSpaces(state.works.spaces); !engineers.isNull())
        root["external_work_engineers"] = engineers;
    QJsonArray buildings;
    for (const PrivateBuilding building : state.buildings.inPlay)
        buildings.append(writeBuilding(building, state.buildings.at(building)));
    root["buildings"] = buildings;
    if (const TileSet removed = tilesNotToCome(state); !removed.empty())
        root["removed_tiles"] = idList(removed);
}

} // namespace position
