#include "engine/barrage/correction.h"

#include "engine/barrage/abilities.h"
#include "engine/barrage/automa/deck.h"
#include "engine/barrage/correction/apply_correction.h"
#include "engine/barrage/data/action_spaces.h"
#include "engine/barrage/data/automa_tiles.h"
#include "engine/barrage/data/contracts.h"
#include "engine/barrage/data/external_works.h"
#include "engine/barrage/data/start.h"
#include "engine/barrage/data/technology_tiles.h"
#include "engine/barrage/invariants.h"
#include "engine/barrage/turn/checks.h"
#include "engine/barrage/turn/performs.h"

namespace barrage {

namespace {

// --- things ------------------------------------------------------------------------------------

using Thing = core::Corrigible<State, Correct>;

template <class At>
constexpr Thing figure(At at) {
    return core::figureAt<State, Correct>(at);
}

/// A company's.
template <auto Member>
constexpr Thing kOwn =
    figure([](auto& s, const Correct& c) -> auto& { return s.of(companyOf(c.owner)).*Member; });
template <auto Member>
constexpr Thing kInSegment = figure([](auto& s, const Correct& c) -> auto& {
    return s.of(companyOf(c.owner)).wheel[c.index].*Member;
});
/// Whether it is in a set of the company's.
template <auto Member, class Item>
int isInOwn(const State& state, const Correct& which) {
    const auto item = static_cast<Item>(which.index);
    return (state.of(companyOf(which.owner)).*Member).contains(item) ? 1 : 0;
}

/// A piece of somebody's.
template <Structure Kind, class At>
constexpr Thing piece(At /*at*/) {
    return {nullptr, [](State& s, const Correct& c) { setPiece(s, At{}(s, c), c.owner, Kind); },
            [](const State& s, const Correct& c) { return Owner{At{}(s, c)}; }};
}

/// Engineers of somebody's: none there means nobody.
template <class At>
constexpr Thing engineers(At /*at*/) {
    return {[](const State& s, const Correct& c) { return int{At{}(s, c).engineers}; },
            [](State& s, const Correct& c) {
                At{}(s, c) = {c.owner, static_cast<std::uint8_t>(c.value)};
            },
            [](const State& s, const Correct& c) { return At{}(s, c).owner; }};
}

// --- what makes sense --------------------------------------------------------------------------

Check isTracked(const State& state, const Correct& move) {
    return state.of(companyOf(move.owner)).hasKnownSupply() ? allowed()
                                                            : refuse(ErrorCode::WrongPlayer, "P-4");
}

Check hasConstructions(const State& state, const Correct& move) {
    return state.of(companyOf(move.owner)).isAutoma() ? refuse(ErrorCode::WrongPlayer, "A-1.8")
                                                      : allowed();
}

Check isDuringActions(const State& state, const Correct& /*move*/) {
    return state.phase == Phase::Actions ? allowed() : refuse(ErrorCode::WrongPhase, "B-7.3");
}

Check isSekibos(const State& state, const Correct& move) {
    if (move.value > 0 && state.of(companyOf(move.owner)).officer != Officer::Sekibo)
        return refuse(ErrorCode::OfficerNotAvailable, "B-21.7");
    return allowed();
}

Check canBeHeld(const State& /*state*/, const Correct& move) {
    if (move.value == 1 && isNational(Contract(move.index)))
        return refuse(ErrorCode::ContractNotHeld, "B-11.6");
    return allowed();
}

Check isInTurnOrder(const State& state, const Correct& move) {
    return move.index < state.turnOrder.size() ? allowed()
                                               : refuse(ErrorCode::NoSuchThing, "B-3.9");
}

Check standsOnBase(const State& /*state*/, const Correct& move) {
    if (move.owner == Owner::Nobody && move.value != 0)
        return refuse(ErrorCode::OutOfRange, "B-2.6", move.value, 0);
    return allowed();
}

Check isNotNeutral(const State& /*state*/, const Correct& move) {
    return move.owner != Owner::Neutral ? allowed() : refuse(ErrorCode::WrongPlayer, "B-2.8");
}

Check isOfItsColour(const State& /*state*/, const Correct& move) {
    const Contract contract(move.value);
    if (contract.isSet() &&
        !(isPrivate(contract) && static_cast<int>(colourOf(contract)) == move.index / 2))
        return refuse(ErrorCode::ContractNotOpen, "B-3.5");
    return allowed();
}

Check isOnDisplay(const State& state, const Correct& move) {
    const Contract contract(move.index);
    const auto& national = state.contracts.national;
    const bool isOneMore = move.value == 1 && !national.contains(contract);
    if (!isNational(contract) || (isOneMore && national.size() + 1 >= state.turnOrder.size()))
        return refuse(ErrorCode::ContractNotOpen, "B-3.4");
    return allowed();
}

Check isPatent(const State& state, const Correct& move) {
    const auto tile = static_cast<Tile>(move.value);
    if (tile == Tile::None)
        return allowed();
    if (state.options.introductory || !isAdvanced(tile))
        return refuse(ErrorCode::NoTile, "B-3.7");
    if (!state.options.leeghwater && needsLeeghwater(tile))
        return refuse(ErrorCode::NoTile, "B-25.1");
    return allowed();
}

Check areSomebodys(const State& /*state*/, const Correct& move) {
    if (move.owner == Owner::Neutral || (move.value == 0) != (move.owner == Owner::Nobody))
        return refuse(ErrorCode::WrongPlayer, "B-7.10");
    return allowed();
}

Check isWork(const State& state, const Correct& move) {
    if (!state.options.leeghwater || (Work(move.value).isSet() && move.value >= kWorkCount))
        return refuse(ErrorCode::WorkNotOpen, "B-25.3");
    return allowed();
}

Check isLeeghwater(const State& state, const Correct& /*move*/) {
    return state.options.leeghwater ? allowed() : refuse(ErrorCode::NotInThisGame, "B-25.1");
}

Check isBonusOfTheGame(const State& state, const Correct& move) {
    if (state.options.introductory && move.value == static_cast<int>(BonusTile::AdvancedTiles))
        return refuse(ErrorCode::WrongIntroductorySetup, "R-B33");
    if (!state.options.leeghwater && move.value >= kBaseBonusTileCount)
        return refuse(ErrorCode::NotInThisGame, "B-25.4");
    return allowed();
}

// --- the table ---------------------------------------------------------------------------------

constexpr int kMany = 999;
constexpr int kNothing = Contract::kNothing;
constexpr int kSegments = kWheelSegments - 1;
constexpr int kBuildingSpaces = kPrivateBuildingCount * kSpacesPerBuilding;

// clang-format off
constexpr auto kForms = [] {
    using C = Corrected;
    using M = Meaning;
    using Of = Concerns;
    using Own = CompanyState;
    return std::array<CorrectionForm, kCorrectedCount>{{
        {C::Vp, "vp", Of::Company, M::Nothing, 0, M::Number, -kMany, kMany, kOwn<&Own::vp>},
        {C::Energy, "energy", Of::Company, M::Nothing, 0, M::Number, 0, kMany, kOwn<&Own::energy>},
        {C::Credits, "credits", Of::Company, M::Nothing, 0, M::Number, 0, kMany, kOwn<&Own::credits>, isTracked},
        {C::Excavators, "excavators", Of::Company, M::Nothing, 0, M::Number, 0, kMany, kOwn<&Own::excavators>, isTracked},
        {C::Mixers, "mixers", Of::Company, M::Nothing, 0, M::Number, 0, kMany, kOwn<&Own::mixers>, isTracked},
        {C::Engineers, "engineers", Of::Company, M::Nothing, 0, M::Number, 0, kEngineersPerCompany, // in supply
         {kOwn<&Own::engineers>.value, setEngineers}},
        {C::Constructions, "constructions", Of::Company, M::Nothing, 0, M::Number, 0, kConstructionSpaces.size(),
         kOwn<&Own::constructions>, hasConstructions},
        {C::OfficerCopies, "officer_copies", Of::Company, M::Nothing, 0, M::Number, 0, kOfficerCopiesPerRound,
         kOwn<&Own::officerCopies>, isSekibos},
        {C::HasPassed, "passed", Of::Company, M::Nothing, 0, M::NoOrYes, 0, 1, kOwn<&Own::passed>, isDuringActions},
        {C::HeadstreamDrops, "headstream_drops", Of::Nobody, M::Headstream, kHeadstreamCount, M::Number, 0, 99,
         {figure([](auto& s, const Correct& c) -> auto& { return s.map.headstreamDrops[c.index]; }).value, setHeadstreamDrops}},
        {C::DamDrops, "dam_drops", Of::Nobody, M::Base, kBaseSpaceCount, M::Number, 0, 4,
         {figure([](auto& s, const Correct& c) -> auto& { return s.map.dams[c.index].drops; }).value, setDamDrops}},
        {C::DamOwner, "dam", Of::Anybody, M::Base, kBaseSpaceCount, M::Elevations, 0, 2,
         {figure([](auto& s, const Correct& c) -> auto& { return s.map.dams[c.index].elevations; }).value, setDam,
          [](const State& s, const Correct& c) { return s.map.dams[c.index].owner; }}, standsOnBase},
        {C::ConduitOwner, "conduit", Of::Anybody, M::Conduit, kConduitSpaceCount, M::Nothing, 0, 0,
         piece<Structure::Conduit>([](auto& s, const Correct& c) -> auto& { return s.map.conduits[c.index]; }), isNotNeutral},
        {C::PowerhouseOwner, "powerhouse", Of::Anybody, M::Powerhouse, kPowerhouseSpaceCount, M::Nothing, 0, 0,
         piece<Structure::Powerhouse>([](auto& s, const Correct& c) -> auto& { return s.map.powerhouses[c.index]; }), isNotNeutral},
        {C::TileInSupply, "tile_in_supply", Of::Company, M::Tile, kTileCount, M::NoOrYes, 0, 1,
         {isInOwn<&Own::tiles, Tile>, setTileInSupply}},
        {C::WheelTile, "wheel_tile", Of::Company, M::Segment, kSegments, M::Tile, 0, kTileCount,
         {kInSegment<&WheelSegment::tile>.value, setWheelTile}, isTracked},
        {C::WheelExcavators, "wheel_excavators", Of::Company, M::Segment, kSegments, M::Number, 0, 20,
         kInSegment<&WheelSegment::excavators>, isTracked},
        {C::WheelMixers, "wheel_mixers", Of::Company, M::Segment, kSegments, M::Number, 0, 20,
         kInSegment<&WheelSegment::mixers>, isTracked},
        {C::ContractHeld, "contract_held", Of::Company, M::ContractTile, kContractCount, M::NoOrYes, 0, 1,
         {isInOwn<&Own::contracts, Contract>, setContractHeld}, canBeHeld},
        {C::ContractFulfilled, "contract_fulfilled", Of::Company, M::ContractTile, kContractCount, M::NoOrYes, 0, 1,
         {isInOwn<&Own::fulfilled, Contract>, setContractFulfilled}},
        {C::OpenContract, "open_contract", Of::Nobody, M::OpenContract, 2 * kColourCount, M::ContractTile, 0, kNothing,
         {figure([](auto& s, const Correct& c) -> auto& { return s.contracts.open[c.index / 2U][c.index % 2U]; }).value,
          setOpenContract}, isOfItsColour},
        {C::NationalContract, "national_contract", Of::Nobody, M::ContractTile, kContractCount, M::NoOrYes, 0, 1,
         {[](const State& s, const Correct& c) { return s.contracts.national.contains(Contract(c.index)) ? 1 : 0; },
          setNationalContract}, isOnDisplay},
        {C::OpenTile, "open_tile", Of::Nobody, M::Slot, 3, M::Tile, 0, kTileCount,
         {figure([](auto& s, const Correct& c) -> auto& { return s.patents.open[c.index]; }).value, setOpenTile}, isPatent},
        {C::SpaceEngineers, "space_engineers", Of::Anybody, M::Space, kActionSpaceCount, M::Number, 0, kEngineersPerCompany,
         engineers([](auto& s, const Correct& c) -> auto& { return s.spaces[c.index]; }), areSomebodys},
        {C::BankEngineers, "bank_engineers", Of::Company, M::Nothing, 0, M::Number, 0, kEngineersPerCompany,
         figure([](auto& s, const Correct& c) -> auto& { return s.bank[indexOf(companyOf(c.owner))]; })},
        {C::BesideEngineers, "beside_engineers", Of::Company, M::Section, kSectionCount, M::Number, 0, kEngineersPerCompany,
         figure([](auto& s, const Correct& c) -> auto& { return s.beside[c.index][indexOf(companyOf(c.owner))]; })},
        {C::HeadstreamTileNumber, "headstream_tile", Of::Nobody, M::Headstream, kHeadstreamCount,
         M::HeadstreamTileNumber, 1, kHeadstreamTileCount,
         figure([](auto& s, const Correct& c) -> auto& { return s.map.headstreamTiles[c.index]; })},
        {C::BonusTile, "bonus_tile", Of::Nobody, M::Round, kRounds, M::BonusTile, 0, kBonusTileCount - 1,
         figure([](auto& s, const Correct& c) -> auto& { return s.bonusTiles[c.index]; }), isBonusOfTheGame},
        {C::Objective, "objective", Of::Nobody, M::Nothing, 0, M::Objective, 0, kObjectiveCount - 1,
         figure([](auto& s, const Correct&) -> auto& { return s.objective; })},
        {C::TurnOrderPlace, "turn_order_place", Of::Company, M::Place, kMaxPlayers, M::Nothing, 0, 0,
         {nullptr, setTurnOrderPlace, [](const State& s, const Correct& c) { return ownerOf(s.turnOrder[c.index]); }}, isInTurnOrder},
        {C::AutomaActionTile, "automa_action_tile", Of::Nobody, M::Nothing, 0, M::Number, 0, kAutomaTileCount,
         figure([](auto& s, const Correct&) -> auto& { return s.deck.actionTile; })},
        {C::AutomaCriteriaTile, "automa_criteria_tile", Of::Nobody, M::Nothing, 0, M::Number, 0, kAutomaTileCount,
         {[](const State& s, const Correct&) { return int{s.deck.criteriaTile}; },
          [](State& s, const Correct& c) { setCriteriaTile(s.deck, static_cast<std::uint8_t>(c.value)); }}},
        {C::Excamixers, "excamixers", Of::Company, M::Nothing, 0, M::Number, 0, kStartExcamixers, kOwn<&Own::excamixers>, isTracked},
        {C::WheelExcamixers, "wheel_excamixers", Of::Company, M::Segment, kSegments, M::Number, 0, kStartExcamixers,
         kInSegment<&WheelSegment::excamixers>, isTracked},
        {C::Architect, "architect", Of::Company, M::Nothing, 0, M::NoOrYes, 0, 1, kOwn<&Own::hasArchitect>},
        {C::OfficerEngineers, "officer_engineers", Of::Company, M::Nothing, 0, M::Number, 0, kEngineersPerCompany,
         kOwn<&Own::officerEngineers>},
        {C::WorkFulfilled, "work_fulfilled", Of::Company, M::WorkTile, kWorkCount, M::NoOrYes, 0, 1,
         {isInOwn<&Own::works, Work>, setWorkFulfilled}},
        {C::OpenWork, "open_work", Of::Nobody, M::WorkSlot, kWorkSpaceCount, M::WorkTile, 0, kNothing,
         {figure([](auto& s, const Correct& c) -> auto& { return s.works.open[c.index]; }).value, setOpenWork}, isWork},
        {C::WorkSpaceEngineers, "work_engineers", Of::Anybody, M::WorkSlot, kWorkSpaceCount, M::Number, 0, kEngineersPerCompany,
         engineers([](auto& s, const Correct& c) -> auto& { return s.works.spaces[c.index]; }), areSomebodys},
        {C::BuildingInPlay, "building_in_play", Of::Nobody, M::BuildingPlace, kPrivateBuildingsInPlay,
         M::PrivateBuilding, 0, kPrivateBuildingCount - 1,
         {[](const State& s, const Correct& c) {
              const auto& inPlay = s.buildings.inPlay;
              return c.index < inPlay.size() ? static_cast<int>(inPlay[c.index]) : 0;
          }, setBuildingInPlay}, isLeeghwater},
        {C::BuildingOwner, "building", Of::Anybody, M::BuildingSite, kBuildingSlotCount, M::Nothing, 0, 0,
         piece<Structure::Building>([](auto& s, const Correct& c) -> decltype(auto) { return s.buildings.at(BuildingSlot(c.index)); }),
         isNotNeutral},
        {C::BuildingEngineers, "building_engineers", Of::Anybody, M::BuildingSpace, kBuildingSpaces, M::Number, 0, kEngineersPerCompany,
         engineers([](auto& s, const Correct& c) -> auto& {
             return s.buildings.tiles[c.index / kSpacesPerBuilding].spaces[c.index % kSpacesPerBuilding];
         }), areSomebodys},
    }};
}();
// clang-format on
static_assert(core::isInOrder(kForms));

Check checkForm(const State& state, const Correct& move) {
    constexpr std::string_view kRule = "B-29.3";
    if (static_cast<int>(move.what) >= kCorrectedCount)
        return refuse(ErrorCode::NoSuchThing, kRule);
    if (move.reason > CorrectionReason::Other)
        return refuse(ErrorCode::NoSuchThing, kRule);
    const CorrectionForm& form = formOf(move.what);
    if (!form.hasIndex(move.index))
        return refuse(ErrorCode::NoSuchThing, kRule);
    if (!form.hasValue(move.value))
        return refuse(ErrorCode::OutOfRange, kRule, move.value, form.most);
    const bool isInPlay = isCompany(move.owner) && move.owner <= Owner::Netherlands &&
                          state.of(companyOf(move.owner)).inPlay;
    const bool fits = form.concerns == Concerns::Nobody    ? move.owner == Owner::Nobody
                      : form.concerns == Concerns::Company ? isInPlay
                                                           : isInPlay || !isCompany(move.owner);
    return fits ? allowed() : refuse(ErrorCode::WrongPlayer, kRule);
}

} // namespace

const std::array<CorrectionForm, kCorrectedCount>& correctionForms() { return kForms; }

void correct(State& state, const Correct& move) { formOf(move.what).thing.set(state, move); }

Check checkCorrection(const State& state, const Correct& move) {
    if (const Check form = checkForm(state, move); !form)
        return form;
    return formOf(move.what).checkOutcome(state, move);
}

} // namespace barrage
