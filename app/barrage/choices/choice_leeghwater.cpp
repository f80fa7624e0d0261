#include "app/barrage/choices/choice_leeghwater.h"

#include "engine/barrage/abilities.h"
#include "engine/barrage/external_works.h"

namespace choices {

namespace {

using namespace barrage;
using Steps = std::vector<ChoiceStep>;
using Visit = std::function<void(const MoveKind&)>;

Company decidingCompany(const State& state) { return companyOf(state.task().who); }

Steps openWorks(const State& state) {
    Steps steps;
    for (const Work work : state.works.open)
        if (work.isSet())
            steps.emplace_back(work);
    return steps;
}

Steps buildingsInPlay(const State& state) {
    return Steps(state.buildings.inPlay.begin(), state.buildings.inPlay.end());
}

Steps spacesOfBuilding(const State& state) {
    Steps steps;
    for (int i = 0; i < kSpacesPerBuilding; ++i)
        steps.emplace_back(static_cast<BuildingSpace>(i));
    if (hasOfficer(state, decidingCompany(state), Officer::Fouche))
        steps.emplace_back(BuildingSpace::Officer);
    return steps;
}

/// The dams a drop might go to: own ones, and for the cofferdam neutral ones.
Steps damsFor(const State& state) {
    Steps steps;
    for (std::uint8_t i = 0; i < kBaseSpaceCount; ++i) {
        const Owner owner = state.map.at(BaseSpace(i)).owner;
        if (owner == state.task().who || (state.task().b != 0 && owner == Owner::Neutral))
            steps.emplace_back(Site{Structure::Base, i});
    }
    return steps;
}

/// The works of the pile that is drawn from.
Steps worksOfPile(const State& state) {
    Steps steps;
    const WorkSet next = nextOf(state.works);
    if (next.empty())
        return steps;
    const int first = pileOf(*next.begin()) * kWorksPerPile;
    for (int i = first; i < first + kWorksPerPile; ++i)
        steps.emplace_back(RevealWork{Work(i)});
    return steps;
}

/// As the machines are there, else as the tile asks for them.
void tryWork(const State& state, Work work, const Visit& visit) {
    bool isPayable = false;
    forEachWorkPayment(state, decidingCompany(state), work, [&](const Payment& payment) {
        isPayable = true;
        visit(TakeWork{work, MachinesTo::GeneralSupply, payment});
    });
    if (!isPayable)
        visit(TakeWork{
            work, MachinesTo::GeneralSupply, {infoOf(work).excavators, infoOf(work).mixers, 0, 0}});
}

void tryWorks(const State& state, const ChoicePath& steps, const Visit& visit) {
    if (steps.size() > 1)
        return tryWork(state, std::get<Work>(steps[1]), visit);
    visit(TakeWork{});
    for (const ChoiceStep& work : openWorks(state))
        tryWork(state, std::get<Work>(work), visit);
}

void tryBuildings(const State& state, const ChoicePath& steps, const Visit& visit) {
    for (const PrivateBuilding building : state.buildings.inPlay) {
        if (steps.size() > 1 && std::get<PrivateBuilding>(steps[1]) != building)
            continue;
        for (const ChoiceStep& space : spacesOfBuilding(state))
            if (steps.size() < 3 || steps[2] == space)
                visit(UseBuilding{building, std::get<BuildingSpace>(space)});
    }
}

} // namespace

bool asksForMoreDams(const State& state) {
    return hasOfficer(state, decidingCompany(state), Officer::Octavius);
}

bool choosesDropTiming(const State& state) {
    return state.task().a == 0 && hasOfficer(state, decidingCompany(state), Officer::Zahir);
}

bool isOffered(const State& state, Family family) {
    const CompanyState& own = state.of(decidingCompany(state));
    switch (family) {
    case Family::Works:
    case Family::Buildings:
        return state.options.leeghwater;
    case Family::Officer:
        return own.officer == Officer::Sekibo;
    case Family::OwnSpace:
        return hasOfficer(state, decidingCompany(state), Officer::WuFang);
    default:
        return true;
    }
}

Steps expectedInLeeghwater(const State& state, const ChoicePath& steps) {
    switch (state.task().kind) {
    case TaskKind::TakeTurn:
        if (std::get<Family>(steps[0]) == Family::Works)
            return steps.size() == 1 ? openWorks(state) : Steps();
        if (std::get<Family>(steps[0]) == Family::Buildings)
            return steps.size() == 1 ? buildingsInPlay(state) : spacesOfBuilding(state);
        return {};
    case TaskKind::BuyWork:
        return openWorks(state);
    case TaskKind::PlaceInDam:
        return damsFor(state);
    case TaskKind::RevealWork:
        return worksOfPile(state);
    default:
        return {};
    }
}

void tryLeeghwater(const State& state, const ChoicePath& steps, const Visit& visit) {
    switch (state.task().kind) {
    case TaskKind::TakeTurn:
        if (std::get<Family>(steps[0]) == Family::Works)
            return tryWorks(state, steps, visit);
        if (std::get<Family>(steps[0]) == Family::Buildings)
            return tryBuildings(state, steps, visit);
        return visit(UseOfficer{});
    case TaskKind::BuyWork:
        return visit(TakeWork{std::get<Work>(steps[0]), MachinesTo::GeneralSupply, {}});
    case TaskKind::PlaceInDam:
        return visit(PlaceInDam{std::get<Site>(steps[0]).base()});
    case TaskKind::RevealWork:
        return visit(std::get<RevealWork>(steps[0]));
    default:
        return;
    }
}

} // namespace choices
