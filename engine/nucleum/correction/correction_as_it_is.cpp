#include <algorithm>

#include "engine/nucleum/correction.h"

namespace nucleum {

namespace {

Building buildingAt(int index) {
    return {static_cast<BuildingType>(index / kLevelCount),
            static_cast<std::uint8_t>(index % kLevelCount)};
}

int valueOf(const PlayerState& own, Corrected what, int number) {
    const auto index = static_cast<std::size_t>(number);
    switch (what) {
    case Corrected::Vp:
        return own.vp;
    case Corrected::Thaler:
        return own.thaler;
    case Corrected::Workers:
        return own.workers;
    case Corrected::Achievement:
        return own.achievement;
    case Corrected::PoolTiles:
        return own.poolTiles;
    case Corrected::BoardTiles:
        return own.boardTiles;
    case Corrected::DirectiveOnBoard:
        return own.isDirectiveOnBoard ? 1 : 0;
    case Corrected::SpecialTiles:
        return own.specialTiles;
    case Corrected::Income:
        return own.income[index];
    case Corrected::Technology:
        return own.technologies.contains(static_cast<std::uint8_t>(number)) ? 1 : 0;
    case Corrected::ContractInSpace:
        return own.contracts[index].value;
    case Corrected::ContractFulfilled:
        return own.fulfilled.contains(Contract(number)) ? 1 : 0;
    case Corrected::BuildingCity:
        return static_cast<int>(own.at(buildingAt(number)).city);
    case Corrected::BuildingEnergized:
        return own.at(buildingAt(number)).isEnergized ? 1 : 0;
    case Corrected::MineCity:
        return static_cast<int>(own.mines[index].city);
    case Corrected::MineUranium:
        return own.mines[index].uranium;
    case Corrected::TurbineCity:
        return static_cast<int>(own.turbines[index]);
    case Corrected::MarkerInTier:
        return own.markers.inTier[index];
    case Corrected::MarkersOnStart:
        return own.markers.onStart;
    case Corrected::Recharges:
        return own.markers.taken;
    case Corrected::Experiment:
        return static_cast<int>(own.experiment);
    default:
        return 0;
    }
}

int valueOf(const State& state, Corrected what, int number) {
    const auto index = static_cast<std::size_t>(number);
    const Railway& railway =
        state.tracks[std::min<std::size_t>(index / kMostTrackSpaces, kMostConnections - 1)]
                    [index % kMostTrackSpaces];
    const NeutralBuilding& neutral = state.neutrals[index % kNeutralPlaces];
    switch (what) {
    case Corrected::RailwayEndA:
        return static_cast<int>(railway.towardsA);
    case Corrected::RailwayEndB:
        return static_cast<int>(railway.towardsB);
    case Corrected::RailwayWild:
        return railway.isWild ? 1 : 0;
    case Corrected::NeutralTile:
        return neutral.neutral.value;
    case Corrected::NeutralCity:
        return static_cast<int>(neutral.city);
    case Corrected::NeutralEnergized:
        return neutral.isEnergized ? 1 : 0;
    case Corrected::MarketContract:
        return state.contracts.open[index].value;
    case Corrected::PurpleContract:
        return state.contracts.purple[index].value;
    case Corrected::OfferTiles:
        return state.offerTiles;
    case Corrected::StackTiles:
        return state.stackTiles;
    case Corrected::SilverStack:
        return state.contracts.silver;
    case Corrected::GoldStack:
        return state.contracts.gold;
    case Corrected::MilestoneTile:
        return static_cast<int>(state.milestones[index]);
    case Corrected::SegmentNucleum:
        return state.segmentNucleum[index] ? 1 : 0;
    case Corrected::PlantNucleum:
        return state.plantNucleum[index] ? 1 : 0;
    case Corrected::CoalAtOne:
        return state.coal[index].atOne;
    case Corrected::CoalAtTwo:
        return state.coal[index].atTwo;
    case Corrected::TurnsLeft:
        return state.turnsLeft;
    default:
        return 0;
    }
}

Owner ownerNow(const State& state, Corrected what, Owner asked, int number) {
    const auto index = static_cast<std::size_t>(number);
    switch (what) {
    case Corrected::RailwayOwner:
        return state.tracks[index / kMostTrackSpaces][index % kMostTrackSpaces].owner;
    case Corrected::EndConditionMet:
        return state.metBy[index];
    case Corrected::ActivePlayer:
        return ownerOf(state.active);
    default:
        return formOf(what).concerns == Concerns::Player ? asked : Owner::Nobody;
    }
}

} // namespace

Correct asItIs(const State& state, Corrected what, Owner owner, int index) {
    Correct correct;
    correct.what = what;
    correct.owner = ownerNow(state, what, owner, index);
    correct.index = static_cast<std::uint8_t>(index);
    const bool isPlayers =
        formOf(what).concerns == Concerns::Player && what != Corrected::ActivePlayer;
    correct.value = static_cast<std::int16_t>(
        isPlayers ? valueOf(state.of(playerOf(correct.owner)), what, index)
                  : valueOf(state, what, index));
    return correct;
}

} // namespace nucleum
