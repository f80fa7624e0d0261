#include "engine/nucleum/correction.h"

#include <algorithm>

#include "engine/nucleum/data/contracts.h"
#include "engine/nucleum/data/milestone_track.h"
#include "engine/nucleum/data/player_board.h"
#include "engine/nucleum/data/table.h"
#include "engine/nucleum/invariants.h"
#include "engine/nucleum/turn/checks.h"
#include "engine/nucleum/turn/performs.h"

namespace nucleum {

namespace {

// --- things ------------------------------------------------------------------------------------

using Thing = core::Corrigible<State, Correct>;

template <class At>
constexpr Thing figure(At at) {
    return core::figureAt<State, Correct>(at);
}

template <class AnyState>
auto& own(AnyState& state, const Correct& which) {
    return state.of(playerOf(which.owner));
}

template <class AnyState>
auto& ownBuilding(AnyState& state, const Correct& which) {
    return own(state, which).at(correctedBuilding(which.index));
}

template <class AnyState>
auto& railway(AnyState& state, const Correct& which) {
    return state.tracks[std::min(which.index / kMostTrackSpaces, kMostConnections - 1)]
                       [which.index % kMostTrackSpaces];
}

template <auto Member>
constexpr Thing kOwn = figure([](auto& s, const Correct& c) -> auto& { return own(s, c).*Member; });
template <auto Member>
constexpr Thing kMarkers =
    figure([](auto& s, const Correct& c) -> auto& { return own(s, c).markers.*Member; });
template <auto Member>
constexpr Thing kRailway =
    figure([](auto& s, const Correct& c) -> auto& { return railway(s, c).*Member; });
template <auto Member>
constexpr Thing kNeutral =
    figure([](auto& s, const Correct& c) -> auto& { return s.neutrals[c.index].*Member; });
template <auto Member>
constexpr Thing kTable = figure([](auto& s, const Correct&) -> auto& { return s.*Member; });
template <auto Member>
constexpr Thing kStack =
    figure([](auto& s, const Correct&) -> auto& { return s.contracts.*Member; });
template <auto Member>
constexpr Thing kListed =
    figure([](auto& s, const Correct& c) -> auto& { return (s.*Member)[c.index]; });
template <auto Member>
constexpr Thing kCoal =
    figure([](auto& s, const Correct& c) -> auto& { return s.coal[c.index].*Member; });

bool isStacked(Contract contract) {
    if (contract.index() >= kContractCount)
        return false;
    const ContractKind kind = infoOf(contract).kind;
    return kind == ContractKind::Silver || kind == ContractKind::Gold;
}

/// A contract of the stacks that leaves a place counts as unseen, one that comes as seen.
template <class At>
constexpr Thing contractAt(At at) {
    return {figure(at).value, [](State& s, const Correct& c) {
                Contract& place = At{}(s, c);
                if (isStacked(place))
                    s.contracts.unseen.insert(place);
                place = Contract(c.value);
                if (place.isSet())
                    s.contracts.unseen.erase(place);
            }};
}

void setFulfilled(State& state, const Correct& to) {
    const Contract contract(to.index);
    ContractSet& fulfilled = own(state, to).fulfilled;
    if (to.value != 0) {
        fulfilled.insert(contract);
        state.contracts.unseen.erase(contract);
    } else if (fulfilled.contains(contract)) {
        fulfilled.erase(contract);
        if (isStacked(contract))
            state.contracts.unseen.insert(contract);
    }
}

void setTechnology(State& state, const Correct& to) {
    TechnologySet& technologies = own(state, to).technologies;
    to.value != 0 ? technologies.insert(to.index) : technologies.erase(to.index);
}

void setBuildingCity(State& state, const Correct& to) {
    ownBuilding(state, to).city = static_cast<City>(to.value);
    ownBuilding(state, to).isEnergized &= to.value < kCityCount;
}

void setMineCity(State& state, const Correct& to) {
    Mine& mine = own(state, to).mines[to.index];
    mine.city = static_cast<City>(to.value);
    if (to.value >= kCityCount)
        mine.uranium = 0;
}

void setRailwayOwner(State& state, const Correct& to) {
    if (isPlayer(to.owner))
        railway(state, to).owner = to.owner;
    else
        railway(state, to) = Railway{};
}

void setActive(State& state, const Correct& to) {
    state.active = playerOf(to.owner);
    state.agenda.back().who = to.owner;
}

// --- what makes sense --------------------------------------------------------------------------

/// Numbers of things have gaps: between the last thing and "nothing".
template <int Things>
Check namesAThing(const State& /*state*/, const Correct& move) {
    return move.value < Things || move.value == Contract::kNothing
               ? allowed()
               : refuse(ErrorCode::OutOfRange, "N-20.3");
}

Check isLine(const State& state, const Correct& move) {
    return move.index / kMostTrackSpaces < static_cast<int>(state.facts.connections.size())
               ? allowed()
               : refuse(ErrorCode::NoSuchConnection, "N-20.3");
}

Check isBeforeATurn(const State& state, const Correct& /*move*/) {
    return !state.isOver() && state.task().kind == TaskKind::TakeTurn
               ? allowed()
               : refuse(ErrorCode::WrongPhase, "N-20.3");
}

// --- the table ---------------------------------------------------------------------------------

constexpr int kMany = 999;
constexpr int kManyTiles = 60;
constexpr int kBuildings = kBuildingTypeCount * kLevelCount;
constexpr int kTracks = kMostConnections * kMostTrackSpaces;
constexpr int kEmpty = Contract::kNothing;
constexpr int kWild = static_cast<int>(EndColour::Wild);

// clang-format off
constexpr auto kForms = [] {
    using C = Corrected;
    using M = Meaning;
    using Of = Concerns;
    using Own = PlayerState;
    return std::array<CorrectionForm, kCorrectedCount>{{
        {C::Vp, "vp", Of::Player, M::Nothing, 0, M::Number, -kMany, kMany, kOwn<&Own::vp>},
        {C::Thaler, "thaler", Of::Player, M::Nothing, 0, M::Number, 0, kMany, kOwn<&Own::thaler>},
        {C::Workers, "workers", Of::Player, M::Nothing, 0, M::Number, 0, kWorkers, kOwn<&Own::workers>}, // available
        {C::Achievement, "achievement", Of::Player, M::Nothing, 0, M::Number, 0, kMany, kOwn<&Own::achievement>},
        // tiles without the Special Directive
        {C::PoolTiles, "pool_tiles", Of::Player, M::Nothing, 0, M::Number, 0, kManyTiles, kOwn<&Own::poolTiles>},
        {C::BoardTiles, "board_tiles", Of::Player, M::Nothing, 0, M::Number, 0, kManyTiles, kOwn<&Own::boardTiles>},
        {C::DirectiveOnBoard, "directive_on_board", Of::Player, M::Nothing, 0, M::NoOrYes, 0, 1, kOwn<&Own::isDirectiveOnBoard>},
        {C::SpecialTiles, "special_tiles", Of::Player, M::Nothing, 0, M::Number, 0, 2, kOwn<&Own::specialTiles>}, // not taken yet
        {C::Income, "income", Of::Player, M::IncomeName, kIncomeTrackCount, M::Number, 0, kMostIncomeValues - 1, // steps
         figure([](auto& s, const Correct& c) -> auto& { return own(s, c).income[c.index]; })},
        {C::Technology, "technology", Of::Player, M::FromOne, kTechnologyCount, M::NoOrYes, 0, 1,
         {[](const State& s, const Correct& c) { return own(s, c).technologies.contains(c.index) ? 1 : 0; }, setTechnology}},
        {C::ContractInSpace, "contract_in_space", Of::Player, M::ContractSpaceName, kContractSpaceCount, M::ContractName, 0, kEmpty,
         contractAt([](auto& s, const Correct& c) -> auto& { return own(s, c).contracts[c.index]; }), namesAThing<kContractCount>},
        {C::ContractFulfilled, "contract_fulfilled", Of::Player, M::ContractName, kContractCount, M::NoOrYes, 0, 1,
         {[](const State& s, const Correct& c) { return own(s, c).fulfilled.contains(Contract(c.index)) ? 1 : 0; }, setFulfilled}},
        {C::BuildingCity, "building", Of::Player, M::Building, kBuildings, M::CityName, 0, kCityCount,
         {[](const State& s, const Correct& c) { return static_cast<int>(ownBuilding(s, c).city); }, setBuildingCity}},
        {C::BuildingEnergized, "building_energized", Of::Player, M::Building, kBuildings, M::NoOrYes, 0, 1,
         figure([](auto& s, const Correct& c) -> auto& { return ownBuilding(s, c).isEnergized; })},
        {C::MineCity, "mine", Of::Player, M::Mine, kRowCount, M::CityName, 0, kCityCount,
         {[](const State& s, const Correct& c) { return static_cast<int>(own(s, c).mines[c.index].city); }, setMineCity}},
        {C::MineUranium, "mine_uranium", Of::Player, M::Mine, kRowCount, M::Number, 0, 3,
         figure([](auto& s, const Correct& c) -> auto& { return own(s, c).mines[c.index].uranium; })},
        {C::TurbineCity, "turbine", Of::Player, M::Turbine, kRowCount, M::CityName, 0, kCityCount,
         figure([](auto& s, const Correct& c) -> auto& { return own(s, c).turbines[c.index]; })},
        {C::MarkerInTier, "marker", Of::Player, M::FromOne, kTierCount, M::Number, 0, kTopSpace, // 0: none
         figure([](auto& s, const Correct& c) -> auto& { return own(s, c).markers.inTier[c.index]; })},
        {C::MarkersOnStart, "markers_on_start", Of::Player, M::Nothing, 0, M::Number, 0, kManyTiles, kMarkers<&Markers::onStart>},
        // markers taken from the milestone spaces and beside
        {C::Recharges, "recharges", Of::Player, M::Nothing, 0, M::Number, 0, kManyTiles, kMarkers<&Markers::taken>},
        {C::RailwayOwner, "railway", Of::Anybody, M::RailwaySpace, kTracks, M::Nothing, 0, 0,
         {nullptr, setRailwayOwner, [](const State& s, const Correct& c) { return railway(s, c).owner; }}, isLine},
        {C::RailwayEndA, "railway_end_a", Of::Nobody, M::RailwaySpace, kTracks, M::EndName, 0, kWild, kRailway<&Railway::towardsA>, isLine},
        {C::RailwayEndB, "railway_end_b", Of::Nobody, M::RailwaySpace, kTracks, M::EndName, 0, kWild, kRailway<&Railway::towardsB>, isLine},
        {C::RailwayWild, "railway_wild", Of::Nobody, M::RailwaySpace, kTracks, M::NoOrYes, 0, 1, kRailway<&Railway::isWild>, isLine}, // NA-14
        {C::NeutralTile, "neutral", Of::Nobody, M::FromOne, kNeutralPlaces, M::NeutralName, 0, kEmpty,
         kNeutral<&NeutralBuilding::neutral>, namesAThing<kNeutralCount>},
        {C::NeutralCity, "neutral_city", Of::Nobody, M::FromOne, kNeutralPlaces, M::CityName, 0, kCityCount,
         kNeutral<&NeutralBuilding::city>},
        {C::NeutralEnergized, "neutral_energized", Of::Nobody, M::FromOne, kNeutralPlaces, M::NoOrYes, 0, 1,
         kNeutral<&NeutralBuilding::isEnergized>},
        {C::MarketContract, "market", Of::Nobody, M::FromOne, kMarketSlots, M::ContractName, 0, kEmpty,
         contractAt([](auto& s, const Correct& c) -> auto& { return s.contracts.open[c.index]; }), namesAThing<kContractCount>},
        {C::PurpleContract, "purple", Of::Nobody, M::FromOne, kPurpleSlots, M::ContractName, 0, kEmpty,
         contractAt([](auto& s, const Correct& c) -> auto& { return s.contracts.purple[c.index]; }), namesAThing<kContractCount>},
        {C::OfferTiles, "offer_tiles", Of::Nobody, M::Nothing, 0, M::Number, 0, kOfferSlots, kTable<&State::offerTiles>},
        {C::StackTiles, "stack_tiles", Of::Nobody, M::Nothing, 0, M::Number, 0, kManyTiles, kTable<&State::stackTiles>},
        {C::SilverStack, "silver_stack", Of::Nobody, M::Nothing, 0, M::Number, 0, 13, kStack<&ContractMarket::silver>},
        {C::GoldStack, "gold_stack", Of::Nobody, M::Nothing, 0, M::Number, 0, 18, kStack<&ContractMarket::gold>},
        {C::MilestoneTile, "milestone_tile", Of::Nobody, M::FromOne, kSegmentCount, M::MilestoneName, 0, kMilestoneTileCount - 1,
         kListed<&State::milestones>},
        {C::SegmentNucleum, "segment_nucleum", Of::Nobody, M::FromOne, kSegmentCount, M::NoOrYes, 0, 1, kListed<&State::segmentNucleum>},
        {C::PlantNucleum, "plant_nucleum", Of::Nobody, M::PlantName, kPlantCount, M::NoOrYes, 0, 1, kListed<&State::plantNucleum>},
        {C::CoalAtOne, "coal_at_one", Of::Nobody, M::AreaName, kCoalAreaCount, M::Number, 0, kCoalWagons, kCoal<&CoalWagons::atOne>},
        {C::CoalAtTwo, "coal_at_two", Of::Nobody, M::AreaName, kCoalAreaCount, M::Number, 0, kCoalWagons, kCoal<&CoalWagons::atTwo>},
        {C::EndConditionMet, "end_condition", Of::Anybody, M::ConditionName, kEndConditionCount, M::Nothing, 0, 0,
         {nullptr, [](State& s, const Correct& c) { s.metBy[c.index] = c.owner; },
          [](const State& s, const Correct& c) { return s.metBy[c.index]; }}},
        {C::ActivePlayer, "active_player", Of::Player, M::Nothing, 0, M::Nothing, 0, 0,
         {nullptr, setActive, [](const State& s, const Correct&) { return ownerOf(s.active); }}, isBeforeATurn},
        {C::Experiment, "experiment", Of::Player, M::Nothing, 0, M::ExperimentName, 0, kExperimentCount - 1, kOwn<&Own::experiment>},
        // with the present turn; 0 while the end is not triggered
        {C::TurnsLeft, "turns_left", Of::Nobody, M::Nothing, 0, M::Number, 0, 2 * kMaxPlayers, kTable<&State::turnsLeft>},
    }};
}();
// clang-format on
static_assert(core::isInOrder(kForms));

bool isInGame(const State& state, Owner owner) {
    return isPlayer(owner) && static_cast<int>(owner) <= state.playerCount();
}

Check checkForm(const State& state, const Correct& move) {
    constexpr std::string_view kRule = "N-20.3";
    if (indexOf(move.what) >= kForms.size())
        return refuse(ErrorCode::OutOfRange, kRule);
    const CorrectionForm& form = formOf(move.what);
    if (form.concerns == Concerns::Nobody ? isPlayer(move.owner)
                                          : isPlayer(move.owner) && !isInGame(state, move.owner))
        return refuse(ErrorCode::WrongPlayer, kRule);
    if (form.concerns == Concerns::Player && !isPlayer(move.owner))
        return refuse(ErrorCode::WrongPlayer, kRule);
    if (!form.hasIndex(move.index))
        return refuse(ErrorCode::OutOfRange, kRule, move.index, form.indices - 1);
    if (!form.hasValue(move.value))
        return refuse(ErrorCode::OutOfRange, kRule, move.value, form.most);
    if (move.reason > CorrectionReason::Other)
        return refuse(ErrorCode::OutOfRange, kRule);
    return allowed();
}

} // namespace

const std::array<CorrectionForm, kCorrectedCount>& correctionForms() { return kForms; }

void correct(State& state, const Correct& move) { formOf(move.what).thing.set(state, move); }

Check checkCorrection(const State& state, const Correct& move) {
    if (const Check form = checkForm(state, move); !form)
        return form;
    return formOf(move.what).checkOutcome(state, move);
}

} // namespace nucleum
