#pragma once

#include <array>
#include <optional>
#include <vector>

#include "engine/nucleum/error.h"
#include "engine/nucleum/facts.h"
#include "engine/nucleum/state.h"

/// Recharge, milestone track and royal scoring (N-10 to N-12).
namespace nucleum {

struct Income {
    int thaler = 0;
    int workers = 0;
    int vp = 0;

    friend bool operator==(const Income&, const Income&) = default;
};
/// What a recharge gives now; nothing if a track is not known (N-10.2).
[[nodiscard]] std::optional<Income> incomeOf(const State& state, Player player);
/// The first track that is not known.
[[nodiscard]] std::optional<IncomeTrack> unknownIncome(const State& state);

/// Spaces above the start space the player may use with the tokens held (N-11.2), as printed.
[[nodiscard]] std::vector<int> markerSpaces(const State& state, Player player);
[[nodiscard]] Check checkMarker(const State& state, Player player, int space);

/// What a marker on the space would bring at once.
struct MarkerEffect {
    int multiplier = 0;
    int segment = 0;
    bool placesNucleum = false;
    int technology = 0;
    int vp = 0;
};
/// Nothing for the start space and what is no space.
[[nodiscard]] std::optional<MarkerEffect> markerEffect(const State& state, int space);

/// Markers left on a milestone space, 0 to 2.
[[nodiscard]] int markersOn(const State& state, int milestoneSpace);

/// VP of everybody if there were a royal scoring now (N-12).
[[nodiscard]] std::array<int, kMaxPlayers> royalVp(const State& state);

[[nodiscard]] std::array<int, kTierCount> multipliers(const Rulings& rulings);

} // namespace nucleum
