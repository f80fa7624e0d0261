#include "engine/barrage/turn/effects.h"

#include <algorithm>

namespace barrage {

namespace {

void takeBack(Effects& e, Company company, const WheelSegment& segment) {
    gainMachines(e, company, Machine::Excavator, segment.excavators, true);
    gainMachines(e, company, Machine::Mixer, segment.mixers, true);
    gainExcamixers(e, company, segment.excamixers, true);
    if (segment.tile == Tile::None)
        return;
    e.state.of(company).tiles.insert(segment.tile);
    e.tell(EventKind::TileReturned, ownerOf(company), static_cast<int>(segment.tile));
}

/// The wheel turns by one; `closing` is what the open segment held.
void step(Effects& e, Company company, const WheelSegment& closing) {
    Wheel& wheel = e.state.of(company).wheel;
    const WheelSegment opening = wheel.front();
    std::rotate(wheel.begin(), wheel.begin() + 1, wheel.end());
    wheel.back() = closing;
    e.tell(EventKind::WheelTurned, ownerOf(company), 0, 1);
    takeBack(e, company, opening);
}

} // namespace

void fillWheel(Effects& e, Company company, Tile tile, const Payment& payment) {
    e.tell(EventKind::WheelFilled, ownerOf(company), static_cast<int>(tile),
           payment.excavators + payment.mixers + payment.excamixers);
    CompanyState& own = e.state.of(company);
    if (!own.hasKnownSupply()) {
        turnWheel(e, company, 1);
        return;
    }
    discardMachines(e, company, payment);
    if (tile != Tile::None)
        own.tiles.erase(tile);
    step(e, company, WheelSegment{tile, payment.excavators, payment.mixers, payment.excamixers});
}

void turnWheel(Effects& e, Company company, int steps) {
    const bool isKnown = e.state.of(company).hasKnownSupply();
    for (int i = 0; i < steps; ++i) {
        if (isKnown)
            step(e, company, WheelSegment{});
        else
            e.tell(EventKind::WheelTurned, ownerOf(company), 0, 1);
    }
}

} // namespace barrage
