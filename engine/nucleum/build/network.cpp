#include "engine/nucleum/network.h"

#include <algorithm>

#include "engine/nucleum/counts.h"

namespace nucleum {

namespace {

std::size_t spacesOf(const State& state, std::size_t connection) {
    return state.facts.connections[connection].spaces;
}

/// Adds every city that the given lines join to one of the set.
template <class IsJoined>
void spread(const State& state, CitySet& cities, IsJoined isJoined) {
    for (bool hasGrown = true; hasGrown;) {
        hasGrown = false;
        for (std::size_t i = 0; i < state.facts.connections.size(); ++i) {
            const Connection& connection = state.facts.connections[i];
            if (cities.contains(connection.a) == cities.contains(connection.b) || !isJoined(i))
                continue;
            cities.insert(connection.a);
            cities.insert(connection.b);
            hasGrown = true;
        }
    }
}

/// Whether the player's railways of the connection reach the city at its first or last space.
bool reaches(const State& state, Player player, std::size_t connection, bool isFirstCity) {
    const Track& track = state.tracks[connection];
    const std::size_t spaces = spacesOf(state, connection);
    const Owner owner = ownerOf(player);
    const Owner next = track[isFirstCity ? 0 : spaces - 1].owner;
    if (next == owner)
        return true;
    if (next == Owner::Nobody)
        return false;
    return isLine(state, connection)
               ? ownsTileIn(state, player, connection)
               : spaces == kMostTrackSpaces && track[1].owner == owner; // the middle one
}

} // namespace

const Connection& connectionAt(const State& state, std::size_t connection) {
    return state.facts.connections[connection];
}

bool isLine(const State& state, std::size_t connection) {
    const Track& track = state.tracks[connection];
    return std::all_of(track.begin(),
                       track.begin() + static_cast<std::ptrdiff_t>(spacesOf(state, connection)),
                       [](const Railway& railway) { return railway.owner != Owner::Nobody; });
}

int tilesIn(const State& state, Player player, std::size_t connection) {
    const Track& track = state.tracks[connection];
    return static_cast<int>(
        std::count_if(track.begin(), track.end(), [player](const Railway& railway) {
            return railway.owner == ownerOf(player);
        }));
}

bool ownsTileIn(const State& state, Player player, std::size_t connection) {
    return tilesIn(state, player, connection) > 0;
}

int railwaysOf(const State& state, Player player) {
    int railways = 0;
    for (std::size_t i = 0; i < state.facts.connections.size(); ++i)
        railways += tilesIn(state, player, i);
    return railways;
}

bool isOnMap(const State& state, Player player) {
    return !citiesWithStructures(state, player).empty() || railwaysOf(state, player) > 0;
}

CitySet citiesWithStructures(const State& state, Player player) {
    CitySet cities;
    const PlayerState& own = state.of(player);
    for (const auto& buildings : own.buildings)
        for (const PlacedBuilding& building : buildings)
            if (building.isOnMap())
                cities.insert(building.city);
    for (const Mine& mine : own.mines)
        if (mine.isOnMap())
            cities.insert(mine.city);
    for (const City turbine : own.turbines)
        if (turbine != City::None)
            cities.insert(turbine);
    return cities;
}

CitySet networkCities(const State& state, Player player) {
    CitySet cities = citiesWithStructures(state, player);
    for (std::size_t i = 0; i < state.facts.connections.size(); ++i) {
        if (!ownsTileIn(state, player, i))
            continue;
        if (reaches(state, player, i, true))
            cities.insert(state.facts.connections[i].a);
        if (reaches(state, player, i, false))
            cities.insert(state.facts.connections[i].b);
    }
    return cities;
}

CitySet networkWith(const State& state, Player player, City city) {
    CitySet network;
    if (!networkCities(state, player).contains(city))
        return network;
    network.insert(city);
    spread(state, network, [&](std::size_t connection) {
        return ownsTileIn(state, player, connection) && isLine(state, connection);
    });
    return network;
}

std::vector<CitySet> networksOf(const State& state, Player player) {
    std::vector<CitySet> networks;
    CitySet left = networkCities(state, player);
    while (!left.empty()) {
        const CitySet network = networkWith(state, player, *left.begin());
        for (const City city : network)
            left.erase(city);
        networks.push_back(network);
    }
    std::stable_sort(
        networks.begin(), networks.end(),
        [](const CitySet& one, const CitySet& other) { return one.size() > other.size(); });
    return networks;
}

int networkSize(const State& state, Player player) {
    const std::vector<CitySet> networks = networksOf(state, player);
    return networks.empty() ? 0 : networks.front().size();
}

CitySet linkedTo(const State& state, City city) {
    CitySet cities;
    cities.insert(city);
    spread(state, cities, [&](std::size_t connection) { return isLine(state, connection); });
    return cities;
}

} // namespace nucleum
