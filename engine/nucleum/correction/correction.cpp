#include "engine/nucleum/correction.h"

#include <array>

#include "engine/nucleum/data/milestone_track.h"
#include "engine/nucleum/data/player_board.h"
#include "engine/nucleum/data/table.h"
#include "engine/nucleum/invariants.h"
#include "engine/nucleum/turn/checks.h"
#include "engine/nucleum/turn/performs.h"

namespace nucleum {

namespace {

constexpr int kMany = 999;
constexpr int kManyTiles = 60;
constexpr int kBuildings = kBuildingTypeCount * kLevelCount;
constexpr int kTracks = kMostConnections * kMostTrackSpaces;
constexpr int kNoThing = Contract::kNothing;

/// In the order of Corrected.
constexpr auto kForms = [] {
    using enum Concerns;
    using C = Corrected;
    return std::array<CorrectionForm, kCorrectedCount>{{
        {C::Vp, Player, 0, -kMany, kMany},
        {C::Thaler, Player, 0, 0, kMany},
        {C::Workers, Player, 0, 0, kWorkers},
        {C::Achievement, Player, 0, 0, kMany},
        {C::PoolTiles, Player, 0, 0, kManyTiles},
        {C::BoardTiles, Player, 0, 0, kManyTiles},
        {C::DirectiveOnBoard, Player, 0, 0, 1},
        {C::SpecialTiles, Player, 0, 0, 2},
        {C::Income, Player, kIncomeTrackCount, 0, kMostIncomeValues - 1},
        {C::Technology, Player, kTechnologyCount, 0, 1},
        {C::ContractInSpace, Player, kContractSpaceCount, 0, kNoThing},
        {C::ContractFulfilled, Player, kContractCount, 0, 1},
        {C::BuildingCity, Player, kBuildings, 0, kCityCount},
        {C::BuildingEnergized, Player, kBuildings, 0, 1},
        {C::MineCity, Player, kRowCount, 0, kCityCount},
        {C::MineUranium, Player, kRowCount, 0, 3},
        {C::TurbineCity, Player, kRowCount, 0, kCityCount},
        {C::MarkerInTier, Player, kTierCount, 0, kTopSpace},
        {C::MarkersOnStart, Player, 0, 0, kManyTiles},
        {C::Recharges, Player, 0, 0, kManyTiles},
        {C::RailwayOwner, Anybody, kTracks, 0, 0},
        {C::RailwayEndA, Nobody, kTracks, 0, static_cast<int>(EndColour::Wild)},
        {C::RailwayEndB, Nobody, kTracks, 0, static_cast<int>(EndColour::Wild)},
        {C::RailwayWild, Nobody, kTracks, 0, 1},
        {C::NeutralTile, Nobody, kNeutralPlaces, 0, kNoThing},
        {C::NeutralCity, Nobody, kNeutralPlaces, 0, kCityCount},
        {C::NeutralEnergized, Nobody, kNeutralPlaces, 0, 1},
        {C::MarketContract, Nobody, kMarketSlots, 0, kNoThing},
        {C::PurpleContract, Nobody, kPurpleSlots, 0, kNoThing},
        {C::OfferTiles, Nobody, 0, 0, kOfferSlots},
        {C::StackTiles, Nobody, 0, 0, kManyTiles},
        {C::SilverStack, Nobody, 0, 0, 13},
        {C::GoldStack, Nobody, 0, 0, 18},
        {C::MilestoneTile, Nobody, kSegmentCount, 0, kMilestoneTileCount - 1},
        {C::SegmentNucleum, Nobody, kSegmentCount, 0, 1},
        {C::PlantNucleum, Nobody, kPlantCount, 0, 1},
        {C::CoalAtOne, Nobody, kCoalAreaCount, 0, kCoalWagons},
        {C::CoalAtTwo, Nobody, kCoalAreaCount, 0, kCoalWagons},
        {C::EndConditionMet, Anybody, kEndConditionCount, 0, 0},
        {C::ActivePlayer, Player, 0, 0, 0},
        {C::Experiment, Player, 0, 0, kExperimentCount - 1},
        {C::TurnsLeft, Nobody, 0, 0, 2 * kMaxPlayers},
    }};
}();

bool isInGame(const State& state, Owner owner) {
    return isPlayer(owner) && static_cast<int>(owner) <= state.playerCount();
}

Check checkForm(const State& state, const Correct& move) {
    if (indexOf(move.what) >= kForms.size())
        return refuse(ErrorCode::OutOfRange, "N-20.3");
    const CorrectionForm& form = formOf(move.what);
    if (form.concerns == Concerns::Nobody ? isPlayer(move.owner)
                                          : isPlayer(move.owner) && !isInGame(state, move.owner))
        return refuse(ErrorCode::WrongPlayer, "N-20.3");
    if (form.concerns == Concerns::Player && !isPlayer(move.owner))
        return refuse(ErrorCode::WrongPlayer, "N-20.3");
    if (form.indices == 0 ? move.index != 0 : move.index >= form.indices)
        return refuse(ErrorCode::OutOfRange, "N-20.3", move.index, form.indices - 1);
    if (move.value < form.least || move.value > form.most)
        return refuse(ErrorCode::OutOfRange, "N-20.3", move.value, form.most);
    if (move.reason > CorrectionReason::Other)
        return refuse(ErrorCode::OutOfRange, "N-20.3");
    return allowed();
}

/// Numbers of things have gaps: between the last thing and "nothing".
bool namesAThing(const Correct& move, int things) {
    return move.value < things || move.value == kNoThing;
}

Check checkValue(const State& state, const Correct& move) {
    switch (move.what) {
    case Corrected::ContractInSpace:
    case Corrected::MarketContract:
    case Corrected::PurpleContract:
        return namesAThing(move, kContractCount) ? allowed()
                                                 : refuse(ErrorCode::OutOfRange, "N-20.3");
    case Corrected::NeutralTile:
        return namesAThing(move, kNeutralCount) ? allowed()
                                                : refuse(ErrorCode::OutOfRange, "N-20.3");
    case Corrected::RailwayOwner:
    case Corrected::RailwayEndA:
    case Corrected::RailwayEndB:
    case Corrected::RailwayWild:
        return move.index / kMostTrackSpaces < static_cast<int>(state.facts.connections.size())
                   ? allowed()
                   : refuse(ErrorCode::NoSuchConnection, "N-20.3");
    case Corrected::ActivePlayer:
        return !state.isOver() && state.task().kind == TaskKind::TakeTurn
                   ? allowed()
                   : refuse(ErrorCode::WrongPhase, "N-20.3");
    default:
        return allowed();
    }
}

} // namespace

const CorrectionForm& formOf(Corrected what) { return kForms[indexOf(what)]; }

Check checkCorrection(const State& state, const Correct& move) {
    if (const Check form = checkForm(state, move); !form)
        return form;
    if (const Check value = checkValue(state, move); !value)
        return value;
    State corrected = state;
    correct(corrected, move);
    if (const auto broken = brokenInvariant(corrected))
        return *broken;
    return allowed();
}

} // namespace nucleum
