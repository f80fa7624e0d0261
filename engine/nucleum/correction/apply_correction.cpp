#include <algorithm>

#include "engine/nucleum/data/contracts.h"
#include "engine/nucleum/turn/performs.h"

namespace nucleum {

namespace {

bool isStacked(Contract contract) {
    if (contract.index() >= kContractCount)
        return false;
    const ContractKind kind = infoOf(contract).kind;
    return kind == ContractKind::Silver || kind == ContractKind::Gold;
}

/// A contract of the stacks that leaves a place counts as unseen, one that comes as seen.
void putContract(State& state, Contract& place, Contract contract) {
    if (isStacked(place))
        state.contracts.unseen.insert(place);
    place = contract;
    if (contract.isSet())
        state.contracts.unseen.erase(contract);
}

City cityOf(int value) { return static_cast<City>(value); }

Building buildingOf(int index) {
    return {static_cast<BuildingType>(index / kLevelCount),
            static_cast<std::uint8_t>(index % kLevelCount)};
}

Contract contractOf(int value) {
    return value == Contract::kNothing ? Contract() : Contract(value);
}

void markFulfilled(State& state, PlayerState& own, Contract contract, bool isFulfilled) {
    if (isFulfilled) {
        own.fulfilled.insert(contract);
        state.contracts.unseen.erase(contract);
    } else if (own.fulfilled.contains(contract)) {
        own.fulfilled.erase(contract);
        if (isStacked(contract))
            state.contracts.unseen.insert(contract);
    }
}

/// Of a player; false if the correction is about the table.
bool correctPlayer(State& state, const Correct& move) {
    if (!isPlayer(move.owner))
        return false;
    PlayerState& own = state.of(playerOf(move.owner));
    const std::size_t index = move.index;
    const auto small = static_cast<std::uint8_t>(move.value);
    switch (move.what) {
    case Corrected::Vp:
        own.vp = move.value;
        return true;
    case Corrected::Thaler:
        own.thaler = move.value;
        return true;
    case Corrected::Workers:
        own.workers = move.value;
        return true;
    case Corrected::Achievement:
        own.achievement = move.value;
        return true;
    case Corrected::PoolTiles:
        own.poolTiles = small;
        return true;
    case Corrected::BoardTiles:
        own.boardTiles = small;
        return true;
    case Corrected::DirectiveOnBoard:
        own.isDirectiveOnBoard = move.value != 0;
        return true;
    case Corrected::SpecialTiles:
        own.specialTiles = small;
        return true;
    case Corrected::Income:
        own.income[index] = small;
        return true;
    case Corrected::Technology:
        move.value != 0 ? own.technologies.insert(move.index) : own.technologies.erase(move.index);
        return true;
    case Corrected::ContractInSpace:
        putContract(state, own.contracts[index], contractOf(move.value));
        return true;
    case Corrected::ContractFulfilled:
        markFulfilled(state, own, Contract(move.index), move.value != 0);
        return true;
    case Corrected::Experiment:
        own.experiment = static_cast<Experiment>(move.value);
        return true;
    case Corrected::ActivePlayer:
        state.active = playerOf(move.owner);
        state.agenda.back().who = move.owner;
        return true;
    default:
        return false;
    }
}

/// A player's pieces on the map and the milestone track.
bool correctPieces(State& state, const Correct& move) {
    if (!isPlayer(move.owner))
        return false;
    PlayerState& own = state.of(playerOf(move.owner));
    const std::size_t index = move.index;
    const auto small = static_cast<std::uint8_t>(move.value);
    switch (move.what) {
    case Corrected::BuildingCity:
        own.at(buildingOf(move.index)).city = cityOf(move.value);
        own.at(buildingOf(move.index)).isEnergized &= move.value < kCityCount;
        return true;
    case Corrected::BuildingEnergized:
        own.at(buildingOf(move.index)).isEnergized = move.value != 0;
        return true;
    case Corrected::MineCity:
        own.mines[index].city = cityOf(move.value);
        if (move.value >= kCityCount)
            own.mines[index].uranium = 0;
        return true;
    case Corrected::MineUranium:
        own.mines[index].uranium = small;
        return true;
    case Corrected::TurbineCity:
        own.turbines[index] = cityOf(move.value);
        return true;
    case Corrected::MarkerInTier:
        own.markers.inTier[index] = small;
        return true;
    case Corrected::MarkersOnStart:
        own.markers.onStart = small;
        return true;
    case Corrected::Recharges:
        own.markers.taken = small;
        return true;
    default:
        return false;
    }
}

bool correctMap(State& state, const Correct& move) {
    const std::size_t index = move.index;
    Railway& railway =
        state.tracks[std::min<std::size_t>(index / kMostTrackSpaces, kMostConnections - 1)]
                    [index % kMostTrackSpaces];
    NeutralBuilding& neutral = state.neutrals[index % kNeutralPlaces];
    switch (move.what) {
    case Corrected::RailwayOwner:
        if (isPlayer(move.owner))
            railway.owner = move.owner;
        else
            railway = Railway{};
        return true;
    case Corrected::RailwayEndA:
        railway.towardsA = static_cast<EndColour>(move.value);
        return true;
    case Corrected::RailwayEndB:
        railway.towardsB = static_cast<EndColour>(move.value);
        return true;
    case Corrected::RailwayWild:
        railway.isWild = move.value != 0;
        return true;
    case Corrected::NeutralTile:
        neutral.neutral = move.value == Neutral::kNothing ? Neutral() : Neutral(move.value);
        return true;
    case Corrected::NeutralCity:
        neutral.city = cityOf(move.value);
        return true;
    case Corrected::NeutralEnergized:
        neutral.isEnergized = move.value != 0;
        return true;
    default:
        return false;
    }
}

void correctTable(State& state, const Correct& move) {
    const std::size_t index = move.index;
    const auto small = static_cast<std::uint8_t>(move.value);
    switch (move.what) {
    case Corrected::MarketContract:
        return putContract(state, state.contracts.open[index], contractOf(move.value));
    case Corrected::PurpleContract:
        return putContract(state, state.contracts.purple[index], contractOf(move.value));
    case Corrected::OfferTiles:
        state.offerTiles = small;
        return;
    case Corrected::StackTiles:
        state.stackTiles = small;
        return;
    case Corrected::SilverStack:
        state.contracts.silver = small;
        return;
    case Corrected::GoldStack:
        state.contracts.gold = small;
        return;
    case Corrected::MilestoneTile:
        state.milestones[index] = static_cast<MilestoneTile>(move.value);
        return;
    case Corrected::SegmentNucleum:
        state.segmentNucleum[index] = move.value != 0;
        return;
    case Corrected::PlantNucleum:
        state.plantNucleum[index] = move.value != 0;
        return;
    case Corrected::CoalAtOne:
        state.coal[index].atOne = small;
        return;
    case Corrected::CoalAtTwo:
        state.coal[index].atTwo = small;
        return;
    case Corrected::EndConditionMet:
        state.metBy[index] = move.owner;
        return;
    default:
        state.turnsLeft = small;
        return;
    }
}

} // namespace

void correct(State& state, const Correct& move) {
    if (!correctPlayer(state, move) && !correctPieces(state, move) && !correctMap(state, move))
        correctTable(state, move);
}

} // namespace nucleum
