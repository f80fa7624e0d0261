#include "app/barrage/choices/choice_trials.h"

#include <algorithm>
#include <array>

#include "app/barrage/choices/choice_leeghwater.h"
#include "engine/barrage/abilities.h"
#include "engine/barrage/building.h"
#include "engine/barrage/contracts.h"
#include "engine/barrage/data/action_spaces.h"

namespace choices {

namespace {

using namespace barrage;
using Visit = std::function<void(const MoveKind&)>;

/// The step of this kind on the way, or nullptr.
template <class T>
const T* find(const ChoicePath& steps) {
    for (const ChoiceStep& step : steps)
        if (const T* found = std::get_if<T>(&step))
            return found;
    return nullptr;
}

/// The basic tiles of the base game stand in the order of the structures.
Tile basicTileOf(Structure structure) {
    return structure == Structure::Building ? Tile::BasicBuilding : static_cast<Tile>(structure);
}

/// Machines as they are there; with Jordan credits for those that are missing.
void tryPayments(const State& state, Company company, Build build, const Visit& visit) {
    const CompanyState& own = state.of(company);
    if (!own.hasKnownSupply())
        return visit(build);
    for (const PaymentOption& option :
         paymentOptions(state, company, build.site, effectOf(own, build))) {
        const int most = std::min(option.amount, option.mostExcavators);
        const int least = std::min(most, std::max(0, option.amount - option.mostMixers));
        const int excavators = std::clamp<int>(own.excavators, least, most);
        const int mixers = option.amount - excavators;
        const int missing =
            std::max(0, excavators - own.excavators) + std::max(0, mixers - own.mixers);
        const int excamixers = std::min<int>(missing, own.excamixers);
        const int replaced = std::min(missing - excamixers, maxReplaced(state, company));
        const int fromExcavators = std::min(replaced + excamixers, excavators);
        build.payment = {
            static_cast<std::uint8_t>(excavators - fromExcavators),
            static_cast<std::uint8_t>(mixers - (replaced + excamixers - fromExcavators)),
            static_cast<std::uint8_t>(replaced), static_cast<std::uint8_t>(excamixers)};
        visit(build);
    }
}

void tryTiles(const State& state, Company company, const TileUse* use, Build build,
              const Visit& visit) {
    const auto tryTile = [&](Tile tile, Tile copied) {
        build.tile = tile;
        build.copied = copied;
        tryPayments(state, company, build, visit);
    };
    if (use != nullptr)
        return tryTile(use->tile, use->copied);
    bool hasTile = false;
    for (const TileChoice& choice : tileChoices(state, company))
        if (canBuild(effectiveTile({{}, choice.tile, choice.copied, {}, {}}),
                     build.site.structure)) {
            tryTile(choice.tile, choice.copied);
            hasTile = true;
        }
    if (!hasTile)
        tryTile(basicTileOf(build.site.structure), Tile::None);
}

void tryBuilds(const State& state, Company company, const ChoicePath& steps, const Visit& visit) {
    const auto* site = find<Site>(steps);
    const auto* structure = find<Structure>(steps);
    const auto* use = find<TileUse>(steps);
    Build build;
    if (site != nullptr) {
        build.site = *site;
        return tryTiles(state, company, use, build, visit);
    }
    for (int s = 0; s < kStructureCount; ++s) {
        if (structure != nullptr && *structure != static_cast<Structure>(s))
            continue;
        if (static_cast<Structure>(s) == Structure::Building && !state.options.leeghwater)
            continue;
        for (int i = 0; i < siteCount(static_cast<Structure>(s)); ++i) {
            build.site = {static_cast<Structure>(s), static_cast<std::uint8_t>(i)};
            tryTiles(state, company, use, build, visit);
        }
    }
}

void tryProduction(const State& state, const ChoicePath& steps, ActionSpace space,
                   const Visit& visit) {
    const auto tryDrops = [&](const System& system) {
        if (const auto* use = find<DropUse>(steps))
            return visit(Produce{space, system, use->drops});
        const int most = std::max<int>(1, state.map.at(system.dam).drops);
        for (int drops = 1; drops <= most; ++drops)
            visit(Produce{space, system, static_cast<std::uint8_t>(drops)});
    };
    if (const auto* system = find<System>(steps))
        tryDrops(*system);
    else
        forEachConnection(tryDrops);
}

void tryContracts(const State& state, ActionSpace space, const Visit& visit) {
    TakeContracts what{space, {}, {}};
    for (const Contract contract : openContracts(state)) {
        if (!what.first.isSet())
            what.first = contract;
        else if (!what.second.isSet() && infoOf(space).contracts == 2)
            what.second = contract;
    }
    visit(what);
}

void trySpace(const State& state, const ChoicePath& steps, Family family, ActionSpace space,
              const Visit& visit) {
    switch (family) {
    case Family::Produce:
        return tryProduction(state, steps, space, visit);
    case Family::Water:
        return visit(ManageWater{space, {1, 0, 0, 0}});
    case Family::Workshop:
        return visit(UseWorkshop{space});
    case Family::Machinery:
        return visit(BuyMachines{space});
    case Family::Contracts:
        return tryContracts(state, space, visit);
    default:
        return visit(TakePatent{space});
    }
}

void tryTurns(const State& state, const ChoicePath& steps, const Visit& visit) {
    const Company company = companyOf(state.task().who);
    const auto family = std::get<Family>(steps[0]);
    switch (family) {
    case Family::Build:
        return tryBuilds(state, company, steps, visit);
    case Family::Bank:
        return visit(UseBank{1});
    case Family::Pass:
        return visit(Pass{});
    case Family::Officer:
        if (const auto* officer = find<Officer>(steps))
            return visit(CopyOfficer{*officer});
        for (const Officer officer : copyableOfficers(state, company))
            visit(CopyOfficer{officer});
        return;
    case Family::Works:
    case Family::Buildings:
    case Family::OwnSpace:
        return tryLeeghwater(state, steps, visit);
    default:
        break;
    }
    const SectionRange& range = spacesOf(sectionOf(family));
    const auto* chosen = find<ActionSpace>(steps);
    for (int i = range.first; i < range.first + range.count; ++i)
        if (chosen == nullptr || *chosen == ActionSpace(i))
            trySpace(state, steps, family, ActionSpace(i), visit);
}

/// From what is asked first to what is asked last.
constexpr std::array kOrder{ErrorCode::WrongPhase,
                            ErrorCode::WrongPlayer,
                            ErrorCode::NoSuchThing,
                            ErrorCode::NotInThisGame,
                            ErrorCode::NoSuchBuilding,
                            ErrorCode::WorkNotOpen,
                            ErrorCode::NoOwnBuilding,
                            ErrorCode::BuildingUsedAlready,
                            ErrorCode::SpaceClosed,
                            ErrorCode::WrongSection,
                            ErrorCode::SpaceNotInGame,
                            ErrorCode::SpaceBlocked,
                            ErrorCode::SpaceTaken,
                            ErrorCode::NoTile,
                            ErrorCode::NothingToCopy,
                            ErrorCode::TileCannotBuild,
                            ErrorCode::NoConstructionSpaceLeft,
                            ErrorCode::NotEnoughEngineers,
                            ErrorCode::NoPieceLeft,
                            ErrorCode::SiteTaken,
                            ErrorCode::SecondBuildingOnTile,
                            ErrorCode::SecondBaseInBasin,
                            ErrorCode::SecondPowerhouseInBasin,
                            ErrorCode::NotOwnDam,
                            ErrorCode::DamAtFullHeight,
                            ErrorCode::NotOwnPowerhouse,
                            ErrorCode::ForeignDam,
                            ErrorCode::NoConduit,
                            ErrorCode::NotConnected,
                            ErrorCode::SamePowerhouse,
                            ErrorCode::NotEnoughDrops,
                            ErrorCode::WrongPayment,
                            ErrorCode::NotEnoughMachines,
                            ErrorCode::NotEnoughCredits};

/// The fee of an action space is asked for before the action.
bool isFee(const Error& error) {
    return error.code == ErrorCode::NotEnoughCredits && error.rule == "B-7.6";
}

std::ptrdiff_t depthOf(const Error& error) {
    const ErrorCode code = isFee(error) ? ErrorCode::NotEnoughEngineers : error.code;
    return std::find(kOrder.begin(), kOrder.end(), code) - kOrder.begin();
}

} // namespace

Section sectionOf(Family family) {
    switch (family) {
    case Family::Produce:
        return Section::TurbineStation;
    case Family::Water:
        return Section::WaterManagement;
    case Family::Workshop:
        return Section::Workshop;
    case Family::Machinery:
        return Section::MachineryShop;
    case Family::Contracts:
        return Section::ContractOffice;
    case Family::Patents:
        return Section::PatentOffice;
    default:
        return Section::Bank;
    }
}

void forEachTrial(const State& state, const ChoicePath& steps, const Visit& visit) {
    switch (state.task().kind) {
    case TaskKind::TakeTurn:
        return tryTurns(state, steps, visit);
    case TaskKind::PlacePiece:
        return visit(PlacePiece{std::get<Site>(steps[0])});
    case TaskKind::FulfilContract:
        return visit(FulfilContract{std::get<Contract>(steps[0])});
    case TaskKind::ProduceAgain:
        return tryProduction(state, steps, ActionSpace(), visit);
    case TaskKind::RevealContract:
        return visit(RevealContract{std::get<Contract>(steps[0])});
    case TaskKind::RevealTile:
        return visit(std::get<RevealTile>(steps[0]));
    case TaskKind::RevealAutomaTile:
        return visit(std::get<RevealAutomaTile>(steps[0]));
    default:
        return tryLeeghwater(state, steps, visit);
    }
}

bool isFurther(const Error& one, const Error& other) {
    const auto depth = depthOf(one);
    const auto otherDepth = depthOf(other);
    if (depth != otherDepth)
        return depth > otherDepth;
    // Both lack something: the one that lacks less.
    return one.code == other.code && one.args[1] - one.args[0] < other.args[1] - other.args[0];
}

} // namespace choices
