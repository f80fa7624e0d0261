#include "engine/nucleum/milestones.h"

#include <algorithm>

#include "engine/nucleum/data/milestone_track.h"
#include "engine/nucleum/data/table.h"
#include "engine/nucleum/data/technologies.h"
#include "engine/nucleum/final_score.h"

namespace nucleum {

namespace {

/// The highest occupied space below `limit`, 0 if there is none.
int highestBelow(const State& state, int limit) {
    int highest = 0;
    for (const PlayerState& player : state.players)
        for (const int space : player.markers.inTier)
            if (space < limit)
                highest = std::max(highest, space);
    return highest;
}

bool isOn(const PlayerState& player, int space) {
    const auto& spaces = player.markers.inTier;
    return std::find(spaces.begin(), spaces.end(), space) != spaces.end();
}

} // namespace

std::optional<IncomeTrack> unknownIncome(const State& state) {
    for (std::size_t i = 0; i < state.facts.income.size(); ++i)
        if (state.facts.income[i].empty())
            return static_cast<IncomeTrack>(i);
    return std::nullopt;
}

std::optional<Income> incomeOf(const State& state, Player player) {
    if (unknownIncome(state))
        return std::nullopt;
    Income income;
    const PlayerState& own = state.of(player);
    std::array<int, kIncomeTrackCount> amounts{};
    for (std::size_t i = 0; i < amounts.size(); ++i) {
        const IncomeValues& values = state.facts.income[i];
        const int value =
            std::min({own.tilesOnBoard(), own.income[i] + 1, static_cast<int>(values.size())});
        if (value == 0)
            continue; // no tile on the board: no income (NA-4)
        amounts[i] = values[static_cast<std::size_t>(value - 1)].amount;
        income.vp += values[static_cast<std::size_t>(value - 1)].vp;
    }
    income.thaler = amounts[indexOf(IncomeTrack::Thaler)];
    income.workers = amounts[indexOf(IncomeTrack::Workers)];
    income.vp += amounts[indexOf(IncomeTrack::Vp)];
    return income;
}

Check checkMarker(const State& state, Player player, int space) {
    if (space == 0)
        return allowed();
    const std::optional<TrackPlace> place = trackPlace(space);
    if (!place)
        return refuse(ErrorCode::NotOnTrack, "N-11.1", space);
    if (space > state.of(player).achievement)
        return refuse(ErrorCode::TooFewTokens, "N-11.2", state.of(player).achievement, space);
    if (state.of(player).markers.inTier[static_cast<std::size_t>(place->tier)] != 0)
        return refuse(ErrorCode::TierTaken, "N-11.3", place->tier);
    return allowed();
}

std::vector<int> markerSpaces(const State& state, Player player) {
    std::vector<int> spaces;
    for (int space = 1; space <= kTopSpace; ++space)
        if (isPrintedSpace(space) && checkMarker(state, player, space))
            spaces.push_back(space);
    return spaces;
}

std::array<int, kTierCount> multipliers(const Rulings& rulings) {
    std::array<int, kTierCount> all{};
    for (std::size_t i = 0; i < all.size(); ++i)
        all[i] = kTiers[i].multiplier;
    all[0] = rulings.multipliers[0];
    all[1] = rulings.multipliers[1];
    all[5] = rulings.multipliers[2];
    return all;
}

std::optional<MarkerEffect> markerEffect(const State& state, int space) {
    const std::optional<TrackPlace> place = trackPlace(space);
    if (!place)
        return std::nullopt;
    MarkerEffect effect;
    effect.multiplier = multipliers(state.options.rulings)[static_cast<std::size_t>(place->tier)];
    effect.segment = place->segment;
    effect.placesNucleum = state.segmentNucleum[static_cast<std::size_t>(place->segment)];
    effect.technology = place->segment == kTopSegment ? kTopTechnologyLevel : 0;
    effect.vp = space == kTopSpace ? kTopSpaceVp : 0;
    return effect;
}

int markersOn(const State& state, int milestoneSpace) {
    return static_cast<int>(std::count_if(state.players.begin(), state.players.end(),
                                          [milestoneSpace](const PlayerState& player) {
                                              return player.markers.taken <= milestoneSpace;
                                          }));
}

std::array<int, kMaxPlayers> royalVp(const State& state) {
    std::array<int, kMaxPlayers> vp{};
    const int first = highestBelow(state, kTopSpace + 1);
    const int second = highestBelow(state, first);
    for (std::size_t i = 0; i < state.players.size(); ++i) {
        if (first > 0 && isOn(state.players[i], first))
            vp[i] += kRoyalFirst;
        if (second > 0 && isOn(state.players[i], second))
            vp[i] += kRoyalSecond;
    }
    return vp;
}

} // namespace nucleum
