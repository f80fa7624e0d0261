#pragma once

#include <array>

#include "engine/nucleum/state.h"

namespace nucleum {

enum class Match : std::uint8_t { No, Yes, Unknown };

/// How the two ends of a railway match, and what matches at the railways it touches (N-4.6). Where
/// a colour is not known the table decides: such an end counts as an action that may be declined.
struct Matches {
    Match towardsA = Match::No;
    Match towardsB = Match::No;
    std::array<std::uint8_t, kMaxPlayers> actions{}; // of neighbouring railways, by owner

    /// Of the railway itself.
    [[nodiscard]] int ownActions() const {
        return (towardsA != Match::No ? 1 : 0) + (towardsB != Match::No ? 1 : 0);
    }

    friend bool operator==(const Matches&, const Matches&) = default;
};

/// Of a railway that lies on the map.
[[nodiscard]] Matches matchesOf(const State& state, std::size_t connection, int space);

/// The colour an end counts as: wild with D7 (NA-14).
[[nodiscard]] EndColour effectiveEnd(const State& state, const Railway& railway, EndColour end);

} // namespace nucleum
