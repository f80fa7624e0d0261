#include "engine/barrage/correction.h"

#include <algorithm>

#include "engine/barrage/abilities.h"
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

constexpr int kMany = 999;
constexpr int kNothing = Contract::kNothing;

// clang-format off
constexpr std::array<CorrectionForm, kCorrectedCount> kForms{{
    {Corrected::Vp, Concerns::Company, 0, -kMany, kMany},
    {Corrected::Energy, Concerns::Company, 0, 0, kMany},
    {Corrected::Credits, Concerns::Company, 0, 0, kMany},
    {Corrected::Excavators, Concerns::Company, 0, 0, kMany},
    {Corrected::Mixers, Concerns::Company, 0, 0, kMany},
    {Corrected::Engineers, Concerns::Company, 0, 0, kEngineersPerCompany},
    {Corrected::Constructions, Concerns::Company, 0, 0, kConstructionSpaces.size()},
    {Corrected::OfficerCopies, Concerns::Company, 0, 0, kOfficerCopiesPerRound},
    {Corrected::HasPassed, Concerns::Company, 0, 0, 1},
    {Corrected::HeadstreamDrops, Concerns::Nobody, kHeadstreamCount, 0, 99},
    {Corrected::DamDrops, Concerns::Nobody, kBaseSpaceCount, 0, 4},
    {Corrected::DamOwner, Concerns::Anybody, kBaseSpaceCount, 0, 2},
    {Corrected::ConduitOwner, Concerns::Anybody, kConduitSpaceCount, 0, 0},
    {Corrected::PowerhouseOwner, Concerns::Anybody, kPowerhouseSpaceCount, 0, 0},
    {Corrected::TileInSupply, Concerns::Company, kTileCount, 0, 1},
    {Corrected::WheelTile, Concerns::Company, kWheelSegments - 1, 0, kTileCount},
    {Corrected::WheelExcavators, Concerns::Company, kWheelSegments - 1, 0, 20},
    {Corrected::WheelMixers, Concerns::Company, kWheelSegments - 1, 0, 20},
    {Corrected::ContractHeld, Concerns::Company, kContractCount, 0, 1},
    {Corrected::ContractFulfilled, Concerns::Company, kContractCount, 0, 1},
    {Corrected::OpenContract, Concerns::Nobody, 2 * kColourCount, 0, kNothing},
    {Corrected::NationalContract, Concerns::Nobody, kContractCount, 0, 1},
    {Corrected::OpenTile, Concerns::Nobody, 3, 0, kTileCount},
    {Corrected::SpaceEngineers, Concerns::Anybody, kActionSpaceCount, 0, kEngineersPerCompany},
    {Corrected::BankEngineers, Concerns::Company, 0, 0, kEngineersPerCompany},
    {Corrected::BesideEngineers, Concerns::Company, kSectionCount, 0, kEngineersPerCompany},
    {Corrected::HeadstreamTileNumber, Concerns::Nobody, kHeadstreamCount, 1, kHeadstreamTileCount},
    {Corrected::BonusTile, Concerns::Nobody, kRounds, 0, kBonusTileCount - 1},
    {Corrected::Objective, Concerns::Nobody, 0, 0, kObjectiveCount - 1},
    {Corrected::TurnOrderPlace, Concerns::Company, kMaxPlayers, 0, 0},
    {Corrected::AutomaActionTile, Concerns::Nobody, 0, 0, kAutomaTileCount},
    {Corrected::AutomaCriteriaTile, Concerns::Nobody, 0, 0, kAutomaTileCount},
    {Corrected::Excamixers, Concerns::Company, 0, 0, kStartExcamixers},
    {Corrected::WheelExcamixers, Concerns::Company, kWheelSegments - 1, 0, kStartExcamixers},
    {Corrected::Architect, Concerns::Company, 0, 0, 1},
    {Corrected::OfficerEngineers, Concerns::Company, 0, 0, kEngineersPerCompany},
    {Corrected::WorkFulfilled, Concerns::Company, kWorkCount, 0, 1},
    {Corrected::OpenWork, Concerns::Nobody, kWorkSpaceCount, 0, kNothing},
    {Corrected::WorkSpaceEngineers, Concerns::Anybody, kWorkSpaceCount, 0, kEngineersPerCompany},
    {Corrected::BuildingInPlay, Concerns::Nobody, kPrivateBuildingsInPlay, 0, kPrivateBuildingCount - 1},
    {Corrected::BuildingOwner, Concerns::Anybody, kBuildingSlotCount, 0, 0},
    {Corrected::BuildingEngineers, Concerns::Anybody, kPrivateBuildingCount * kSpacesPerBuilding, 0, kEngineersPerCompany},
}};
// clang-format on

Check checkForm(const State& state, const Correct& move) {
    constexpr std::string_view kRule = "B-29.3";
    if (static_cast<int>(move.what) >= kCorrectedCount)
        return refuse(ErrorCode::NoSuchThing, kRule);
    if (move.reason > CorrectionReason::Other)
        return refuse(ErrorCode::NoSuchThing, kRule);
    const CorrectionForm& form = formOf(move.what);
    if (move.index >= std::max(1, form.indices))
        return refuse(ErrorCode::NoSuchThing, kRule);
    if (move.value < form.least || move.value > form.most)
        return refuse(ErrorCode::OutOfRange, kRule, move.value, form.most);
    const bool isInPlay = isCompany(move.owner) && move.owner <= Owner::Netherlands &&
                          state.of(companyOf(move.owner)).inPlay;
    const bool fits = form.concerns == Concerns::Nobody    ? move.owner == Owner::Nobody
                      : form.concerns == Concerns::Company ? isInPlay
                                                           : isInPlay || !isCompany(move.owner);
    if (!fits)
        return refuse(ErrorCode::WrongPlayer, kRule);
    return allowed();
}

/// Rules of single kinds that neither the form nor the invariants say: things of a company.
Check checkSense(const State& state, const CompanyState& company, const Correct& move) {
    switch (move.what) {
    case Corrected::Credits:
    case Corrected::Excavators:
    case Corrected::Mixers:
    case Corrected::WheelTile:
    case Corrected::WheelExcavators:
    case Corrected::WheelMixers:
    case Corrected::Excamixers:
    case Corrected::WheelExcamixers:
        if (!company.hasKnownSupply())
            return refuse(ErrorCode::WrongPlayer, "P-4");
        break;
    case Corrected::Constructions:
        if (company.isAutoma())
            return refuse(ErrorCode::WrongPlayer, "A-1.8");
        break;
    case Corrected::HasPassed:
        if (state.phase != Phase::Actions)
            return refuse(ErrorCode::WrongPhase, "B-7.3");
        break;
    case Corrected::OfficerCopies:
        if (move.value > 0 && company.officer != Officer::Sekibo)
            return refuse(ErrorCode::OfficerNotAvailable, "B-21.7");
        break;
    case Corrected::ContractHeld:
        if (move.value == 1 && isNational(Contract(move.index)))
            return refuse(ErrorCode::ContractNotHeld, "B-11.6");
        break;
    case Corrected::TurnOrderPlace:
        if (move.index >= state.turnOrder.size())
            return refuse(ErrorCode::NoSuchThing, "B-3.9");
        break;
    default:
        break;
    }
    return allowed();
}

/// The same for things of the map and the offices.
Check checkSense(const State& state, const Correct& move) {
    const bool isEmptied = move.owner == Owner::Nobody;
    switch (move.what) {
    case Corrected::DamOwner:
        if (isEmptied && move.value != 0)
            return refuse(ErrorCode::OutOfRange, "B-2.6", move.value, 0);
        break;
    case Corrected::ConduitOwner:
    case Corrected::PowerhouseOwner:
    case Corrected::BuildingOwner:
        if (move.owner == Owner::Neutral)
            return refuse(ErrorCode::WrongPlayer, "B-2.8");
        break;
    case Corrected::OpenContract: {
        const Contract contract(move.value);
        const bool fits =
            !contract.isSet() ||
            (isPrivate(contract) && static_cast<int>(colourOf(contract)) == move.index / 2);
        if (!fits)
            return refuse(ErrorCode::ContractNotOpen, "B-3.5");
        break;
    }
    case Corrected::NationalContract: {
        const Contract contract(move.index);
        const auto& national = state.contracts.national;
        const bool isOneMore = move.value == 1 && !national.contains(contract);
        if (!isNational(contract) || (isOneMore && national.size() + 1 >= state.turnOrder.size()))
            return refuse(ErrorCode::ContractNotOpen, "B-3.4");
        break;
    }
    case Corrected::OpenTile:
        if (move.value != kTileCount &&
            (state.options.introductory || !isAdvanced(static_cast<Tile>(move.value))))
            return refuse(ErrorCode::NoTile, "B-3.7");
        if (move.value != kTileCount && !state.options.leeghwater &&
            needsLeeghwater(static_cast<Tile>(move.value)))
            return refuse(ErrorCode::NoTile, "B-25.1");
        break;
    case Corrected::SpaceEngineers:
    case Corrected::WorkSpaceEngineers:
    case Corrected::BuildingEngineers:
        if (move.owner == Owner::Neutral || (move.value == 0) != isEmptied)
            return refuse(ErrorCode::WrongPlayer, "B-7.10");
        break;
    case Corrected::OpenWork:
        if (!state.options.leeghwater || (move.value != kNothing && move.value >= kWorkCount))
            return refuse(ErrorCode::WorkNotOpen, "B-25.3");
        break;
    case Corrected::BuildingInPlay:
        if (!state.options.leeghwater)
            return refuse(ErrorCode::NotInThisGame, "B-25.1");
        break;
    case Corrected::BonusTile:
        if (state.options.introductory && move.value == static_cast<int>(BonusTile::AdvancedTiles))
            return refuse(ErrorCode::WrongIntroductorySetup, "R-B33");
        if (!state.options.leeghwater && move.value >= kBaseBonusTileCount)
            return refuse(ErrorCode::NotInThisGame, "B-25.4");
        break;
    default:
        break;
    }
    return allowed();
}

} // namespace

const CorrectionForm& formOf(Corrected what) { return kForms[static_cast<std::size_t>(what)]; }

Check checkCorrection(const State& state, const Correct& move) {
    if (const Check form = checkForm(state, move); !form)
        return form;
    const bool concernsCompany = formOf(move.what).concerns == Concerns::Company;
    const Check sense = concernsCompany ? checkSense(state, state.of(companyOf(move.owner)), move)
                                        : checkSense(state, move);
    if (!sense)
        return sense;
    State after = state;
    correct(after, move);
    if (const auto broken = brokenInvariant(after))
        return *broken;
    return allowed();
}

} // namespace barrage
