#include "engine/barrage/effects.h"

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
