#pragma once

#include <array>
#include <cstdint>
#include <optional>

#include "engine/core/fixed_vector.h"
#include "engine/outpost/types.h"

/// The board as far as it was entered. A game without a map has none of this: then every
/// connection sum is entered by hand.
namespace outpost {

inline constexpr int kMaxConnections = 96;
inline constexpr int kAreaCount = 3; // 0 is the large area in the middle
inline constexpr int kMostConnectionCost = 99;

struct MapCity {
    FieldKind field = FieldKind::Plant; // Unknown is refused
    std::uint8_t area = 0;

    friend bool operator==(const MapCity&, const MapCity&) = default;
};

/// A connection with the token that lies on it in this game.
struct Connection {
    City a;
    City b;
    std::uint8_t cost = 0;

    friend bool operator==(const Connection&, const Connection&) = default;
};

struct Map {
    core::FixedVector<MapCity, kMaxCities> cities;
    core::FixedVector<Connection, kMaxConnections> connections;

    [[nodiscard]] bool isEntered() const { return !cities.empty(); }

    friend bool operator==(const Map&, const Map&) = default;
};

using CitySet = core::IndexSet<City>;

/// The cheapest sum of connections from any of the cities to each city, over cities in play only;
/// nothing where no way leads (O-7.5).
struct Distances {
    static constexpr int kUnreachable = 0x3FFF;

    std::array<std::int16_t, kMaxCities> cost{};

    [[nodiscard]] bool reaches(City city) const { return cost[city.index()] < kUnreachable; }
    [[nodiscard]] int to(City city) const { return cost[city.index()]; }
};
[[nodiscard]] Distances distancesFrom(const Map& map, CitySet start, CitySet inPlay);

/// The cost of the direct connection, or nothing if the cities are not neighbours.
[[nodiscard]] std::optional<int> directCost(const Map& map, City a, City b);

} // namespace outpost
