#include "engine/nucleum/score.h"

#include <algorithm>

#include "engine/nucleum/counts.h"
#include "engine/nucleum/data/table.h"
#include "engine/nucleum/milestones.h"
#include "engine/nucleum/network.h"

namespace nucleum {

namespace {

IncomePlace placeOf(const State& state, Player player, IncomeTrack track) {
    const int fromEnd =
        state.facts.mostSpacesOf(track) - 1 - state.of(player).income[indexOf(track)];
    if (!state.facts.knowsSpacesOf(track) || fromEnd > 2)
        return IncomePlace::Earlier;
    return static_cast<IncomePlace>(static_cast<int>(IncomePlace::Last) - std::max(0, fromEnd));
}

/// Buildings of a type in a network, whoever owns them (N-14.6).
int buildingsIn(const State& state, const CitySet& network, BuildingType type) {
    int count = 0;
    for (const PlayerState& player : state.players)
        for (const PlacedBuilding& building : player.buildings[indexOf(type)])
            count += building.isOnMap() && network.contains(building.city) ? 1 : 0;
    for (const NeutralBuilding& neutral : state.neutrals)
        if (neutral.isThere() && network.contains(neutral.city))
            count += (state.facts.neutrals[neutral.neutral.index()].types >> indexOf(type)) & 1;
    return count;
}

GovernmentBuilding governmentOf(const State& state, Player player, BuildingType type) {
    const Building building{type, kGovernmentLevel};
    const PlacedBuilding& placed = state.of(player).at(building);
    const int vp = state.facts.at(building).vp;
    if (!placed.isEnergized || vp == kUnknown)
        return {};
    return {vp, buildingsIn(state, networkWith(state, player, placed.city), type),
            placed.city == City::Praha};
}

PadRulings rulingsOf(const State& state) {
    return {multipliers(state.options.rulings),
            state.options.rulings.governmentInPraha == GovernmentInPraha::Doubled};
}

std::optional<MissingFact> missingFor(const State& state, Player player) {
    for (int type = 0; type < kBuildingTypeCount; ++type)
        for (int level = 0; level < kLevelCount; ++level) {
            const Building building{static_cast<BuildingType>(type),
                                    static_cast<std::uint8_t>(level)};
            const PlacedBuilding& placed = state.of(player).at(building);
            if (!placed.isEnergized)
                continue;
            if (state.facts.at(building).vp == kUnknown)
                return MissingFact{FactKind::BuildingVp, type * kLevelCount + level};
            if (!isGovernment(building))
                continue;
            const CitySet network = networkWith(state, player, placed.city);
            for (const NeutralBuilding& neutral : state.neutrals)
                if (neutral.isThere() && network.contains(neutral.city) &&
                    state.facts.neutrals[neutral.neutral.index()].types == 0)
                    return MissingFact{FactKind::NeutralBuilding, neutral.neutral.value};
        }
    return std::nullopt;
}

} // namespace

bool isMet(const State& state, EndCondition condition) {
    return state.metBy[indexOf(condition)] != Owner::Nobody;
}

int conditionsMet(const State& state) {
    return static_cast<int>(std::count_if(state.metBy.begin(), state.metBy.end(),
                                          [](Owner owner) { return owner != Owner::Nobody; }));
}

int conditionsNeeded(int players) { return tableFor(players).endConditions; }

int turnsAfterTrigger(int players, Player active) {
    return players - 1 - static_cast<int>(active) + players;
}

int turnsAfterThis(const State& state) { return state.turnsLeft - 1; }

EndTracker endTracker(const State& state) {
    EndTracker tracker;
    tracker.tilesInStacks = state.stackTiles;
    tracker.contractsInStacks = state.contracts.silver + state.contracts.gold;
    tracker.markersOnThirdSpace = markersOn(state, kMilestoneSpaces - 1);
    for (const PlayerState& player : state.players) {
        tracker.mostTechnologies = std::max(tracker.mostTechnologies, player.technologies.size());
        tracker.mostVp = std::max<int>(tracker.mostVp, player.vp);
    }
    return tracker;
}

PadPlayer figuresOf(const State& state, Player player) {
    const PlayerState& own = state.of(player);
    PadPlayer pad;
    pad.vp = own.vp;
    for (std::size_t i = 0; i < pad.counts.size(); ++i)
        pad.counts[i] = countFor(state, player, static_cast<MilestoneTile>(i));
    for (std::size_t i = 0; i < pad.markers.size(); ++i)
        pad.markers[i] = own.markers.inTier[i];
    pad.markersOnStart = own.markers.onStart;
    pad.experiment = own.experiment;
    pad.hasGoal = has(state, player, TechnologyEffect::Goal);
    pad.cities = citiesWithStructures(state, player).size();
    pad.energized = energizedBuildings(state, player);
    pad.left = {uraniumOf(state, player), own.workers, own.thaler};
    for (int type = 0; type < kBuildingTypeCount; ++type) {
        for (int level = 0; level < kGovernmentLevel; ++level) {
            const Building building{static_cast<BuildingType>(type),
                                    static_cast<std::uint8_t>(level)};
            const int vp = state.facts.at(building).vp;
            if (own.at(building).isEnergized && vp != kUnknown)
                (own.at(building).city == City::Praha ? pad.buildingsInPraha : pad.buildings) += vp;
        }
        pad.government[static_cast<std::size_t>(type)] =
            governmentOf(state, player, static_cast<BuildingType>(type));
    }
    for (std::size_t i = 0; i < pad.income.size(); ++i)
        pad.income[i] = placeOf(state, player, static_cast<IncomeTrack>(i));
    return pad;
}

std::vector<PadScore> finalScores(const State& state) {
    PadTiles tiles;
    for (std::size_t i = 0; i < tiles.size(); ++i)
        tiles[i] = state.milestones[i];
    std::vector<PadPlayer> players;
    for (int i = 0; i < state.playerCount(); ++i)
        players.push_back(figuresOf(state, static_cast<Player>(i)));
    return padScores(tiles, players, rulingsOf(state));
}

std::optional<MissingFact> missingForScore(const State& state) {
    for (int i = 0; i < state.playerCount(); ++i)
        if (const auto missing = missingFor(state, static_cast<Player>(i)))
            return missing;
    for (int i = 0; i < kIncomeTrackCount; ++i)
        if (!state.facts.knowsSpacesOf(static_cast<IncomeTrack>(i)))
            return MissingFact{FactKind::IncomeSpaces, i};
    return std::nullopt;
}

std::vector<Player> winners(const State& state) {
    int most = state.of(Player::First).vp; // may be negative
    for (const PlayerState& player : state.players)
        most = std::max<int>(most, player.vp);
    std::vector<Player> won;
    for (int i = 0; i < state.playerCount(); ++i)
        if (state.of(static_cast<Player>(i)).vp == most)
            won.push_back(static_cast<Player>(i));
    return won;
}

} // namespace nucleum
