#include <algorithm>

#include "engine/barrage/abilities.h"
#include "engine/barrage/data/external_works.h"
#include "engine/barrage/data/start.h"
#include "engine/barrage/invariants.h"
#include "engine/barrage/private_buildings.h"
#include "engine/barrage/setup/setup_check.h"

namespace barrage {

namespace {

using Broken = std::optional<Error>;

Broken brokenSpace(const State& state, const Occupancy& space, std::string_view rule) {
    const bool isTaken = space.owner != Owner::Nobody;
    if (isTaken != (space.engineers > 0))
        return refuse(ErrorCode::CountMismatch, rule);
    if (isTaken && (!isCompany(space.owner) || !state.of(companyOf(space.owner)).inPlay))
        return refuse(ErrorCode::WrongPlayer, rule);
    return std::nullopt;
}

/// Each work is in one place at most.
Broken brokenWorks(const State& state) {
    WorkSet seen = state.works.pile;
    int count = seen.size();
    for (const Work work : state.works.open)
        if (work.isSet()) {
            seen.insert(work);
            ++count;
        }
    for (const Company company : state.turnOrder)
        for (const Work work : state.of(company).works) {
            seen.insert(work);
            ++count;
        }
    if (seen.size() != count)
        return refuse(ErrorCode::PieceUsedTwice, "B-25.3");
    if (count > 0 && !state.options.leeghwater)
        return refuse(ErrorCode::NotInThisGame, "B-25.1");
    for (const Occupancy& space : state.works.spaces)
        if (Broken broken = brokenSpace(state, space, "B-25.8"))
            return broken;
    return std::nullopt;
}

Broken brokenBuilding(const State& state, PrivateBuilding building) {
    const BuildingTile& tile = state.buildings.at(building);
    if (!isInPlay(state, building))
        return tile == BuildingTile{} ? Broken() : refuse(ErrorCode::NoSuchBuilding, "B-25.2");
    for (int i = 0; i < kSlotsPerBuilding; ++i) {
        const Owner owner = tile.owners[static_cast<std::size_t>(i)];
        if (owner == Owner::Nobody)
            continue;
        if (!isCompany(owner) || !state.of(companyOf(owner)).inPlay)
            return refuse(ErrorCode::WrongPlayer, "B-25.16");
        if (std::count(tile.owners.begin(), tile.owners.end(), owner) > 1)
            return refuse(ErrorCode::SecondBuildingOnTile, "B-25.16");
        if (isBlocked(state, slotOf(building, i)))
            return refuse(ErrorCode::SpaceBlocked, "R-B34", state.playerCount());
    }
    for (const Occupancy& space : tile.spaces)
        if (Broken broken = brokenSpace(state, space, "B-25.18"))
            return broken;
    return std::nullopt;
}

} // namespace

std::optional<Error> brokenLeeghwater(const State& state) {
    if (!state.options.leeghwater) {
        if (state.of(Company::Netherlands).inPlay)
            return refuse(ErrorCode::NotInThisGame, "B-25.6");
        for (const BonusTile tile : state.bonusTiles)
            if (static_cast<int>(tile) >= kBaseBonusTileCount)
                return refuse(ErrorCode::NotInThisGame, "B-25.4");
    }
    if (Broken broken = brokenWorks(state))
        return broken;
    const auto& inPlay = state.buildings.inPlay;
    if (inPlay.full() != state.options.leeghwater || (!inPlay.full() && !inPlay.empty()))
        return refuse(ErrorCode::WrongNumber, "B-25.2", static_cast<int>(inPlay.size()));
    for (std::size_t i = 0; i < inPlay.size(); ++i)
        if (inPlay.find(inPlay[i]) != i)
            return refuse(ErrorCode::PieceUsedTwice, "B-25.2");
    for (int i = 0; i < kPrivateBuildingCount; ++i)
        if (Broken broken = brokenBuilding(state, static_cast<PrivateBuilding>(i)))
            return broken;
    return std::nullopt;
}

std::optional<Error> brokenOfficer(const State& state, Company company) {
    const CompanyState& own = state.of(company);
    if (!isOfficerInGame(state.options, own.kind, own.officer))
        return refuse(ErrorCode::NotInThisGame, isPromo(own.officer) ? "B-25.30" : "B-25.6");
    if (own.hasArchitect && (own.officer != Officer::Battista || own.engineers == 0))
        return refuse(ErrorCode::OfficerNotAvailable, "B-25.25");
    const bool hasSpace = own.officer == Officer::Fouche || own.officer == Officer::Grasso ||
                          own.officer == Officer::WuFang || own.officer == Officer::Sekibo;
    if (own.officerEngineers > 0 && !hasSpace)
        return refuse(ErrorCode::OfficerNotAvailable, "B-25.28");
    const bool hasExcamixers =
        own.excamixers > 0 || std::any_of(own.wheel.begin(), own.wheel.end(),
                                          [](const auto& s) { return s.excamixers > 0; });
    if (hasExcamixers && own.officer != Officer::Audia)
        return refuse(ErrorCode::OfficerNotAvailable, "B-25.30a");
    return std::nullopt;
}

} // namespace barrage
