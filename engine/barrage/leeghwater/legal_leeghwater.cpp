#include "engine/barrage/abilities.h"
#include "engine/barrage/external_works.h"
#include "engine/barrage/private_buildings.h"
#include "engine/barrage/production.h"
#include "engine/barrage/turn/checks.h"
#include "engine/barrage/turn/legal_turn.h"

namespace barrage {

namespace {

/// Adds the move if it may be made.
template <class What>
void addIfAllowed(const State& state, Company company, const What& what, MoveList& list) {
    if (checkMove(state, company, what))
        list.add(what);
}

void addWorks(const State& state, Company company, MoveList& list) {
    for (const Work work : state.works.open) {
        if (!work.isSet())
            continue;
        forEachWorkPayment(state, company, work, [&](const Payment& payment) {
            for (const MachinesTo to : {MachinesTo::GeneralSupply, MachinesTo::OwnWheel})
                addIfAllowed(state, company, TakeWork{work, to, payment}, list);
        });
    }
}

void addBuildingActions(const State& state, Company company, MoveList& list) {
    for (const PrivateBuilding building : state.buildings.inPlay)
        if (hasBuildingOn(state, company, building))
            for (int space = 0; space < static_cast<int>(BuildingSpace::None); ++space)
                addIfAllowed(state, company,
                             UseBuilding{building, static_cast<BuildingSpace>(space)}, list);
}

void addDams(const State& state, Company company, MoveList& list) {
    for (int i = 0; i < kBaseSpaceCount; ++i)
        addIfAllowed(state, company, PlaceInDam{BaseSpace(i)}, list);
}

void addZahirsDrops(const State& state, const Task& task, MoveList& list) {
    const Company company = companyOf(task.who);
    if (!hasOfficer(state, company, Officer::Zahir))
        return;
    if (task.a != 0)
        return addDams(state, company, list);
    forEachSplit(1, task.n, [&](const DropsPerHeadstream& drops) {
        list.add(PlaceDrops{drops, DropTiming::AtOnce});
    });
}

void addTakenBack(const State& state, Company company, MoveList& list) {
    const Wheel& wheel = state.of(company).wheel;
    for (std::uint8_t i = 0; i < wheel.size(); ++i)
        for (std::uint8_t e = 0; e <= wheel[i].excavators; ++e)
            for (std::uint8_t m = 0; m <= wheel[i].mixers; ++m)
                for (std::uint8_t x = 0; x <= wheel[i].excamixers; ++x)
                    addIfAllowed(state, company, TakeBackMachines{i, e, m, x}, list);
}

void addSources(const State& state, const Task& task, MoveList& list) {
    forEachSource(
        state, companyOf(task.who), PowerhouseSpace(task.a), [&](const System& system, int drops) {
            list.add(AddSource{system.dam, system.conduit, static_cast<std::uint8_t>(drops)});
            return true;
        });
}

} // namespace

void addLeeghwaterTurns(const State& state, Company company, MoveList& list) {
    addWorks(state, company, list);
    addBuildingActions(state, company, list);
    addIfAllowed(state, company, UseOfficer{}, list);
}

void addLeeghwaterChoices(const State& state, const Task& task, MoveList& list) {
    if (task.kind == TaskKind::RevealWork)
        for (const Work work : nextOf(state.works))
            list.add(RevealWork{work});
    if (!isCompany(task.who))
        return;
    const Company company = companyOf(task.who);
    switch (task.kind) {
    case TaskKind::PlaceDrops:
        return addZahirsDrops(state, task, list); // one that declines is there already
    case TaskKind::PlaceInDam:
        addDams(state, company, list);
        break;
    case TaskKind::TakeBackTile:
        for (std::uint8_t i = 0; i < state.of(company).wheel.size(); ++i)
            addIfAllowed(state, company, TakeBackTile{i}, list);
        break;
    case TaskKind::TakeBackMachines:
        addTakenBack(state, company, list);
        break;
    case TaskKind::BuyWork:
        for (const Work work : state.works.open)
            addIfAllowed(state, company, TakeWork{work, MachinesTo::GeneralSupply, {}}, list);
        break;
    case TaskKind::ChooseTile:
        for (std::uint8_t i = 0; i < state.patents.open.size(); ++i)
            addIfAllowed(state, company, ChooseTile{i}, list);
        break;
    case TaskKind::UseBuildingNow:
        addIfAllowed(state, company,
                     UseBuilding{static_cast<PrivateBuilding>(task.a), BuildingSpace::None}, list);
        break;
    case TaskKind::GoOn:
        list.add(GoOn{});
        break;
    case TaskKind::AddSource:
        addSources(state, task, list);
        break;
    default:
        return;
    }
    addIfAllowed(state, company, Decline{}, list);
}

} // namespace barrage
