#include "engine/barrage/turn/effects.h"

#include "engine/barrage/abilities.h"
#include "engine/barrage/data/action_spaces.h"
#include "engine/barrage/spaces.h"

namespace barrage {

namespace {

std::int16_t sum(std::int16_t value, int change) {
    return static_cast<std::int16_t>(value + change);
}

Event change(EventKind kind, Company company, int amount, Source source) {
    Event event;
    event.kind = kind;
    event.who = ownerOf(company);
    event.amount = static_cast<std::int16_t>(amount);
    event.source = source;
    return event;
}

void takeEngineers(Effects& e, Company company, int engineers) {
    CompanyState& own = e.state.of(company);
    own.engineers = sum(own.engineers, -engineers);
    if (own.engineers == 0)
        own.hasArchitect = false; // he is always the last one to be placed unasked
}

} // namespace

void gainVp(Effects& e, Company company, int amount, Source source) {
    if (amount == 0)
        return;
    CompanyState& own = e.state.of(company);
    own.vp = sum(own.vp, amount);
    e.tell(change(EventKind::VpChanged, company, amount, source));
}

void gainCredits(Effects& e, Company company, int amount, Source source) {
    if (amount == 0)
        return;
    CompanyState& own = e.state.of(company);
    if (own.isAutoma()) {
        gainVp(e, company, amount, source);
        return;
    }
    if (own.hasKnownSupply())
        own.credits = sum(own.credits, amount);
    e.tell(change(EventKind::CreditsChanged, company, amount, source));
}

void moveEnergy(Effects& e, Company company, int steps, Source source) {
    if (steps == 0)
        return;
    CompanyState& own = e.state.of(company);
    own.energy = sum(own.energy, steps);
    e.tell(change(EventKind::EnergyMoved, company, steps, source));
}

void gainMachines(Effects& e, Company company, Machine machine, int amount, bool fromWheel) {
    if (amount == 0)
        return;
    CompanyState& own = e.state.of(company);
    const bool isExcavator = machine == Machine::Excavator;
    if (own.hasKnownSupply()) {
        std::int16_t& supply = isExcavator ? own.excavators : own.mixers;
        supply = sum(supply, amount);
    }
    e.tell(isExcavator ? EventKind::ExcavatorsChanged : EventKind::MixersChanged, ownerOf(company),
           fromWheel ? 1 : 0, amount);
}

void gainExcamixers(Effects& e, Company company, int amount, bool fromWheel) {
    if (amount == 0)
        return;
    CompanyState& own = e.state.of(company);
    own.excamixers = sum(own.excamixers, amount);
    e.tell(EventKind::ExcamixersChanged, ownerOf(company), fromWheel ? 1 : 0, amount);
}

void discardMachines(Effects& e, Company company, const Payment& payment) {
    gainMachines(e, company, Machine::Excavator, -payment.excavators);
    gainMachines(e, company, Machine::Mixer, -payment.mixers);
    gainExcamixers(e, company, -payment.excamixers);
}

void placeOnSpace(Effects& e, Company company, ActionSpace space, int engineers) {
    takeEngineers(e, company, engineers);
    e.state.spaces[space.index()] = {ownerOf(company), static_cast<std::uint8_t>(engineers)};
    e.tell(EventKind::EngineersPlaced, ownerOf(company), space.value, engineers);
}

void placeOnBoard(Effects& e, Company company, int engineers) {
    takeEngineers(e, company, engineers);
    e.tell(EventKind::EngineersPlaced, ownerOf(company), ActionSpace::kNothing, engineers);
}

void placeInBank(Effects& e, Company company, int engineers) {
    takeEngineers(e, company, engineers);
    std::uint8_t& there = e.state.bank[indexOf(company)];
    there = static_cast<std::uint8_t>(there + engineers);
    e.tell(EventKind::EngineersPlaced, ownerOf(company), kBank.value, engineers);
}

void placeOnWork(Effects& e, Company company, int slot, int engineers) {
    takeEngineers(e, company, engineers);
    e.state.works.spaces[static_cast<std::size_t>(slot)] = {ownerOf(company),
                                                            static_cast<std::uint8_t>(engineers)};
    e.tell(EventKind::EngineersOnWork, ownerOf(company), slot, engineers);
}

void placeOnBuilding(Effects& e, Company company, PrivateBuilding building, int space,
                     int engineers) {
    takeEngineers(e, company, engineers);
    e.state.buildings.at(building).spaces[static_cast<std::size_t>(space)] = {
        ownerOf(company), static_cast<std::uint8_t>(engineers)};
    e.tell(EventKind::EngineersOnBuilding, ownerOf(company),
           static_cast<int>(building) * kSpacesPerBuilding + space, engineers);
}

void placeOnOfficer(Effects& e, Company company, int engineers) {
    takeEngineers(e, company, engineers);
    std::uint8_t& there = e.state.of(company).officerEngineers;
    there = static_cast<std::uint8_t>(there + engineers);
    e.tell(EventKind::EngineersOnOfficer, ownerOf(company), 0, engineers);
}

void offerExtraTurn(Effects& e, Company company, int engineers) {
    const CompanyState& own = e.state.of(company);
    const bool isArchitect = own.officer == Officer::Battista
                                 ? own.hasArchitect
                                 : hasOfficer(e.state, company, Officer::Battista);
    if (engineers == 1 && isArchitect)
        e.push({TaskKind::GoOn, ownerOf(company), 0, 0, 0});
}

void placeInSection(Effects& e, Company company, Section section, int engineers) {
    const ActionSpace space = firstFreeSpace(e.state, section);
    if (space.isSet()) {
        placeOnSpace(e, company, space, engineers);
        return;
    }
    takeEngineers(e, company, engineers);
    std::uint8_t& beside = e.state.beside[static_cast<std::size_t>(section)][indexOf(company)];
    beside = static_cast<std::uint8_t>(beside + engineers);
    e.tell(EventKind::EngineersBeside, ownerOf(company), static_cast<std::uint8_t>(section),
           engineers);
}

} // namespace barrage
