#include "app/barrage/choices/choice_refusals.h"

#include <algorithm>

#include "app/barrage/choices/choice_leeghwater.h"
#include "app/barrage/choices/choice_production.h"
#include "app/barrage/choices/choice_trials.h"
#include "engine/barrage/abilities.h"
#include "engine/barrage/building.h"
#include "engine/barrage/contracts.h"
#include "engine/barrage/data/action_spaces.h"
#include "engine/barrage/data/automa_tiles.h"
#include "engine/barrage/legal.h"
#include "engine/barrage/private_buildings.h"

namespace choices {

namespace {

using namespace barrage;
using Steps = std::vector<ChoiceStep>;

Steps families(const State& state) {
    Steps steps;
    for (int i = 0; i < kFamilyCount; ++i)
        if (isOffered(state, static_cast<Family>(i)))
            steps.emplace_back(static_cast<Family>(i));
    return steps;
}

/// An elevation is looked for on own dams only, a building where one could stand in this game.
bool isLookedAt(const State& state, Company company, Site site) {
    if (site.structure == Structure::Elevation)
        return state.map.at(site.base()).owner == ownerOf(company);
    if (site.structure == Structure::Building)
        return isInPlay(state, buildingOf(site.building())) && !isBlocked(state, site.building());
    return true;
}

Steps sitesOf(const State& state, Company company, Structure structure) {
    Steps steps;
    for (int i = 0; i < siteCount(structure); ++i)
        if (const Site site{structure, static_cast<std::uint8_t>(i)};
            isLookedAt(state, company, site))
            steps.emplace_back(site);
    return steps;
}

Steps structuresOf(const State& state) {
    Steps steps{Structure::Base, Structure::Elevation, Structure::Conduit, Structure::Powerhouse};
    if (state.options.leeghwater)
        steps.emplace_back(Structure::Building);
    return steps;
}

/// The own tiles that build this, those on the wheel too.
Steps tilesFor(const State& state, Company company, Structure structure) {
    Steps steps;
    for (const TileChoice& choice : tileChoices(state, company)) {
        const TileUse use{choice.tile, choice.copied, {}, {}};
        if (canBuild(effectiveTile({{}, use.tile, use.copied, {}, {}}), structure))
            steps.emplace_back(use);
    }
    for (const WheelSegment& segment : state.of(company).wheel)
        if (canBuild(segment.tile, structure))
            steps.emplace_back(TileUse{segment.tile, Tile::None, {}, {}});
    return steps;
}

/// Systems that belong together, even if they cannot produce now.
Steps systemsOf(const State& state, Company company) {
    Steps steps;
    forEachConnection([&](const System& system) {
        const Owner dam = state.map.at(system.dam).owner;
        if (state.map.at(system.powerhouse) == ownerOf(company) &&
            state.map.at(system.conduit) != Owner::Nobody &&
            (dam == ownerOf(company) || dam == Owner::Neutral))
            steps.emplace_back(system);
    });
    return steps;
}

/// Every number of drops, and every contract with the most that can be used.
Steps dropUses(const State& state, const ChoicePath& path) {
    const System& system = systemOn(path);
    Steps steps;
    for (int drops = state.map.at(system.dam).drops; drops > 0; --drops)
        steps.emplace_back(DropUse{static_cast<std::uint8_t>(drops), Contract()});
    const auto most = static_cast<std::uint8_t>(mostDrops(state, path, system));
    for (const Contract contract : reachableContracts(state, companyOf(state.task().who)))
        steps.emplace_back(DropUse{most, contract});
    return steps;
}

template <class Things>
Steps all(const Things& things) {
    return Steps(things.begin(), things.end());
}

/// As they lie on the board, row by row; those of the patent office are one row.
Steps spacesIn(Section section) {
    const SectionRange& range = barrage::spacesOf(section);
    const int columns = section == Section::PatentOffice || range.count == 1 ? 1 : 2;
    const int rows = range.count / columns;
    Steps steps;
    for (int row = 0; row < rows; ++row)
        for (int column = 0; column < columns; ++column)
            steps.emplace_back(ActionSpace(range.first + column * rows + row));
    return steps;
}

Steps afterFamily(const State& state, Company company, Family family) {
    switch (family) {
    case Family::Build:
        return structuresOf(state);
    case Family::Officer:
        return all(copyableOfficers(state, company));
    case Family::Bank:
    case Family::OwnSpace:
    case Family::Pass:
        return {};
    default:
        return spacesIn(sectionOf(family));
    }
}

Steps inTurn(const State& state, Company company, const ChoicePath& path) {
    if (path.empty())
        return families(state);
    const auto family = std::get<Family>(path[0]);
    if (family == Family::Works || family == Family::Buildings)
        return expectedInLeeghwater(state, path);
    if (path.size() == 1)
        return afterFamily(state, company, family);
    if (family == Family::Build && path.size() == 2)
        return sitesOf(state, company, std::get<Structure>(path[1]));
    if (family == Family::Build && path.size() == 3)
        return tilesFor(state, company, std::get<Structure>(path[1]));
    if (family == Family::Produce && path.size() == 2)
        return systemsOf(state, company);
    if (family == Family::Produce)
        return dropUses(state, path);
    return {};
}

Steps revealed(const State& state) {
    const Task& task = state.task();
    Steps steps;
    if (task.kind == TaskKind::RevealContract)
        for (int i = 0; i < kPrivatePerColour; ++i)
            steps.emplace_back(Contract(kFirstPrivate.value + task.a * kPrivatePerColour + i));
    else if (task.kind == TaskKind::RevealTile)
        for (int i = 0; i < kTileCount; ++i) {
            const auto tile = static_cast<Tile>(i);
            if (isAdvanced(tile) && (state.options.leeghwater || !needsLeeghwater(tile)))
                steps.emplace_back(RevealTile{static_cast<Tile>(i)});
        }
    else
        for (int i = 1; i <= kAutomaTileCount; ++i)
            steps.emplace_back(RevealAutomaTile{static_cast<std::uint8_t>(i)});
    return steps;
}

} // namespace

std::vector<ChoiceStep> expectedAfter(const State& state, const ChoicePath& steps) {
    const Task& task = state.task();
    switch (task.kind) {
    case TaskKind::TakeTurn:
        return inTurn(state, companyOf(task.who), steps);
    case TaskKind::PlacePiece:
        return sitesOf(state, companyOf(task.who), static_cast<Structure>(task.a));
    case TaskKind::FulfilContract:
        return all(reachableContracts(state, companyOf(task.who)));
    case TaskKind::ProduceAgain:
        return steps.empty() ? systemsOf(state, companyOf(task.who)) : dropUses(state, steps);
    case TaskKind::RevealContract:
    case TaskKind::RevealTile:
    case TaskKind::RevealAutomaTile:
        return revealed(state);
    default:
        return expectedInLeeghwater(state, steps);
    }
}

Error reasonAgainst(const State& state, const ChoicePath& steps) {
    if (const auto* use = std::get_if<DropUse>(&steps.back()); use && use->contract.isSet()) {
        const Produce production = productionOn(steps, systemOn(steps), use->drops);
        return checkContract(state, use->contract, energyOf(state, production)).error();
    }
    std::optional<Error> furthest;
    const Actor by = decider(state);
    forEachTrial(state, steps, [&](const MoveKind& what) {
        const Check result = check(state, Move{by, what});
        if (!result && (!furthest || isFurther(result.error(), *furthest)))
            furthest = result.error();
    });
    return furthest.value_or(refuse(ErrorCode::WrongPhase, "B-5.1"));
}

} // namespace choices
