#include "engine/barrage/private_buildings.h"

#include <algorithm>

#include "engine/barrage/abilities.h"
#include "engine/barrage/external_works.h"
#include "engine/barrage/production.h"
#include "engine/barrage/spaces.h"
#include "engine/barrage/water.h"

namespace barrage {

namespace {

/// A lightly tracked player's wheel is unknown and forbids nothing (P-4).
template <class Predicate>
bool hasSegment(const CompanyState& company, Predicate fits) {
    return !company.hasKnownSupply() ||
           std::any_of(company.wheel.begin(), company.wheel.end(), fits);
}

Check canCarryOut(bool isPossible, ErrorCode code) {
    return isPossible ? allowed() : refuse(code, "B-7.6");
}

Check checkOwnSpace(const State& state, Company company, const UseBuilding& move) {
    if (!hasOfficer(state, company, Officer::Fouche))
        return refuse(ErrorCode::OfficerNotAvailable, "B-25.28");
    if (!hasOfficerSpace(state, company, Officer::Fouche))
        return refuse(ErrorCode::SpaceTaken, "B-25.28");
    return hasBuildingOn(state, company, move.building)
               ? allowed()
               : refuse(ErrorCode::NoOwnBuilding, "B-25.28");
}

Check checkTileSpace(const State& state, Company company, const UseBuilding& move) {
    if (!hasBuildingOn(state, company, move.building))
        return refuse(ErrorCode::NoOwnBuilding, "B-25.18");
    const auto& spaces = state.buildings.at(move.building).spaces;
    if (std::any_of(spaces.begin(), spaces.end(),
                    [&](const Occupancy& space) { return space.owner == ownerOf(company); }))
        return refuse(ErrorCode::BuildingUsedAlready, "B-25.18");
    if (move.space == BuildingSpace::Left && isLeftClosed(state, move.building))
        return refuse(ErrorCode::SpaceClosed, "B-25.31");
    if (spaces[static_cast<std::size_t>(move.space)].owner != Owner::Nobody)
        return refuse(ErrorCode::SpaceTaken, "B-25.18");
    return allowed();
}

} // namespace

bool isInPlay(const State& state, PrivateBuilding building) {
    return state.buildings.inPlay.contains(building);
}

bool isBlocked(const State& state, BuildingSlot slot) {
    return state.options.rulings.buildingSlots == BuildingSlots::ByPlayers &&
           infoOf(slot).minPlayers > state.playerCount();
}

Check checkBuildingSlot(const State& state, Company company, BuildingSlot slot) {
    if (!state.options.leeghwater)
        return refuse(ErrorCode::NotInThisGame, "B-25.1");
    if (!isInPlay(state, buildingOf(slot)))
        return refuse(ErrorCode::NoSuchBuilding, "B-25.2");
    if (isBlocked(state, slot))
        return refuse(ErrorCode::SpaceBlocked, "R-B34", state.playerCount(),
                      infoOf(slot).minPlayers);
    if (state.buildings.at(slot) != Owner::Nobody)
        return refuse(ErrorCode::SiteTaken, "B-2.9");
    if (hasBuildingOn(state, company, buildingOf(slot)))
        return refuse(ErrorCode::SecondBuildingOnTile, "B-25.16");
    return allowed();
}

bool hasBuildingOn(const State& state, Company company, PrivateBuilding building) {
    const auto& owners = state.buildings.at(building).owners;
    return std::find(owners.begin(), owners.end(), ownerOf(company)) != owners.end();
}

bool isLeftClosed(const State& state, PrivateBuilding building) {
    const auto& owners = state.buildings.at(building).owners;
    return std::any_of(owners.begin(), owners.end(), [&](Owner owner) {
        return isCompany(owner) && state.of(companyOf(owner)).isAutoma();
    });
}

BuildingSpaceInfo engineersAndFee(PrivateBuilding building, BuildingSpace space) {
    if (space == BuildingSpace::None)
        return {0, 0};
    if (space == BuildingSpace::Officer)
        return {1, 0};
    return spaceInfo(building, static_cast<int>(space));
}

Check checkBuildingAction(const State& state, Company company, PrivateBuilding building, int fee) {
    const CompanyState& own = state.of(company);
    const int credits = fee + infoOf(building).cost;
    if (const Check paid = checkCredits(own, credits, "B-25.19"); !paid)
        return paid;
    switch (building) {
    case PrivateBuilding::Cofferdam:
        return canCarryOut(
            canPlaceInDam(state, company,
                          {TaskKind::PlaceInDam, ownerOf(company), BaseSpace::kNothing, true, 0}),
            ErrorCode::NoRoomInDam);
    case PrivateBuilding::ControlStation:
        return canCarryOut(canProduce(state, company, {kControlStationBonus, fee, false, {}}),
                           ErrorCode::NotConnected);
    case PrivateBuilding::CustomerOffice:
        return canCarryOut(!own.contracts.empty(), ErrorCode::ContractNotHeld);
    case PrivateBuilding::DevelopmentOffice:
        return canCarryOut(
            hasSegment(own, [](const WheelSegment& s) { return s.tile != Tile::None; }),
            ErrorCode::NothingToTakeBack);
    case PrivateBuilding::LoanAgency:
        return canCarryOut(canBuyAnyWork(state, company, fee), ErrorCode::WorkNotOpen);
    case PrivateBuilding::ResearchLab:
        return canCarryOut(hasSegment(own, [](const WheelSegment& s) { return s.machines() > 1; }),
                           ErrorCode::NothingToTakeBack);
    case PrivateBuilding::EnergyRelayField:
    case PrivateBuilding::FinancialDivision:
    case PrivateBuilding::RobotFactory:
    case PrivateBuilding::WindFarm:
        break;
    }
    return allowed();
}

Check checkUseBuilding(const State& state, Company company, const UseBuilding& move) {
    const auto number = static_cast<int>(move.building);
    if (number >= kPrivateBuildingCount || move.space > BuildingSpace::None)
        return refuse(ErrorCode::NoSuchThing, "B-25.18");
    if (state.task().kind == TaskKind::UseBuildingNow) {
        if (move.space != BuildingSpace::None || number != state.task().a)
            return refuse(ErrorCode::WrongSection, "B-25.23a");
        return checkBuildingAction(state, company, move.building, 0);
    }
    if (move.space == BuildingSpace::None)
        return refuse(ErrorCode::WrongSection, "B-25.18");
    if (!isInPlay(state, move.building))
        return refuse(ErrorCode::NoSuchBuilding, "B-25.2");
    const Check space = move.space == BuildingSpace::Officer ? checkOwnSpace(state, company, move)
                                                             : checkTileSpace(state, company, move);
    if (!space)
        return space;
    const BuildingSpaceInfo due = engineersAndFee(move.building, move.space);
    if (const Check engineers = checkEngineers(state.of(company), due.engineers); !engineers)
        return engineers;
    return checkBuildingAction(state, company, move.building, due.fee);
}

Check checkDamForDrop(const State& state, Company company, BaseSpace dam, const Task& task) {
    const bool isForCofferdam = task.b != 0;
    const std::string_view rule = isForCofferdam ? "B-25.20a" : "B-25.24";
    if (dam.value >= kBaseSpaceCount)
        return refuse(ErrorCode::NoSuchThing, rule);
    const Owner owner = state.map.at(dam).owner;
    if (owner != ownerOf(company) && !(isForCofferdam && owner == Owner::Neutral))
        return refuse(ErrorCode::NotOwnDam, rule);
    if (dam.value == task.a)
        return refuse(ErrorCode::SameDam, rule);
    const int there = state.map.at(dam).drops;
    if (there >= capacityOf(state, dam))
        return refuse(ErrorCode::NoRoomInDam, rule);
    return allowed();
}

bool canPlaceInDam(const State& state, Company company, const Task& task) {
    for (int i = 0; i < kBaseSpaceCount; ++i)
        if (checkDamForDrop(state, company, BaseSpace(i), task))
            return true;
    return false;
}

Check checkTakeBack(const State& state, Company company, const TakeBackTile& move) {
    const Wheel& wheel = state.of(company).wheel;
    if (move.segment >= wheel.size() || wheel[move.segment].tile == Tile::None)
        return refuse(ErrorCode::NothingToTakeBack, "B-25.20d");
    return allowed();
}

Check checkTakeBack(const State& state, Company company, const TakeBackMachines& move) {
    const Wheel& wheel = state.of(company).wheel;
    if (move.segment >= wheel.size())
        return refuse(ErrorCode::NothingToTakeBack, "B-25.20h");
    const WheelSegment& segment = wheel[move.segment];
    const int taken = move.excavators + move.mixers + move.excamixers;
    const int due = segment.machines() / 2;
    if (taken == 0 || taken != due)
        return refuse(ErrorCode::WrongNumber, "B-25.20h", taken, due);
    const bool isThere = move.excavators <= segment.excavators && move.mixers <= segment.mixers &&
                         move.excamixers <= segment.excamixers;
    return isThere ? allowed() : refuse(ErrorCode::NothingToTakeBack, "B-25.20h");
}

int buildingVp(const State& state, Company company) {
    int vp = 0;
    for (const PrivateBuilding building : state.buildings.inPlay)
        vp += hasBuildingOn(state, company, building) ? infoOf(building).vp : 0;
    return vp;
}

} // namespace barrage
