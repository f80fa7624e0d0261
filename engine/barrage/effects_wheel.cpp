#include "engine/barrage/effects.h"

#include <algorithm>

namespace barrage {

namespace {

void takeBack(Effects& e, Company company, const WheelSegment& segment) {
    gainMachines(e, company, Machine::Excavator, segment.excavators);
    gainMachines(e, company, Machine::Mixer, segment.mixers);
    if (segment.tile == Tile::None)
        return;
    e.state.of(company).tiles.insert(segment.tile);
    Event event;
    event.kind = EventKind::TileReturned;
    event.who = ownerOf(company);
    event.index = static_cast<std::uint8_t>(segment.tile);
    e.tell(event);
}

/// The wheel turns by one; `closing` is what the open segment held.
void step(Effects& e, Company company, const WheelSegment& closing) {
    Wheel& wheel = e.state.of(company).wheel;
    const WheelSegment opening = wheel.front();
    std::rotate(wheel.begin(), wheel.begin() + 1, wheel.end());
    wheel.back() = closing;
    Event event;
    event.kind = EventKind::WheelTurned;
    event.who = ownerOf(company);
    event.amount = 1;
    e.tell(event);
    takeBack(e, company, opening);
}

} // namespace

void fillWheel(Effects& e, Company company, Tile tile, const Payment& payment) {
    Event event;
    event.kind = EventKind::WheelFilled;
    event.who = ownerOf(company);
    event.index = static_cast<std::uint8_t>(tile);
    event.amount = static_cast<std::int16_t>(payment.excavators + payment.mixers);
    e.tell(event);
    CompanyState& own = e.state.of(company);
    if (!own.hasKnownSupply())
        return;
    gainMachines(e, company, Machine::Excavator, -payment.excavators);
    gainMachines(e, company, Machine::Mixer, -payment.mixers);
    if (tile != Tile::None)
        own.tiles.erase(tile);
    step(e, company, WheelSegment{tile, payment.excavators, payment.mixers});
}

void turnWheel(Effects& e, Company company, int steps) {
    if (!e.state.of(company).hasKnownSupply()) {
        Event event;
        event.kind = EventKind::WheelTurned;
        event.who = ownerOf(company);
        event.amount = static_cast<std::int16_t>(steps);
        e.tell(event);
        return;
    }
    for (int i = 0; i < steps; ++i)
        step(e, company, WheelSegment{});
}

} // namespace barrage
