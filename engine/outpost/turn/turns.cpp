#include "engine/outpost/turns.h"

#include <array>

namespace outpost {

FullOrder fullOrder(const State& state) {
    FullOrder order;
    for (const Seat seat : state.order) {
        order.push(ownerOf(seat));
        if (state.hasSyndicate() && order.size() == 1)
            order.push(Owner::Syndicate);
    }
    return order;
}

std::optional<Seat> chooser(const State& state) {
    for (const Seat seat : state.order)
        if (!state.of(seat).hasActed)
            return seat;
    return std::nullopt;
}

SeatSet eligible(const State& state) {
    SeatSet seats;
    for (const Seat seat : state.order)
        if (!state.of(seat).hasActed)
            seats.insert(seat);
    return seats;
}

Owner builder(const State& state) {
    if (state.hasSyndicate()) {
        const std::array<Owner, 3> turns{ownerOf(state.order[1]), Owner::Syndicate,
                                         ownerOf(state.order[0])};
        return state.turn < turns.size() ? turns[state.turn] : Owner::Nobody;
    }
    const std::size_t players = state.order.size();
    return state.turn < players ? ownerOf(state.order[players - 1U - state.turn]) : Owner::Nobody;
}

std::optional<Seat> declarer(const State& state) {
    for (const Seat seat : state.order)
        if (!state.of(seat).hasDeclared)
            return seat;
    return std::nullopt;
}

Seat stationPlacer(const State& state) {
    // One by the first player, two by the other, two, one (O-14.3).
    const int placed = state.syndicate.builtOf(Piece::Station);
    const bool isFirst = placed == 0 || placed == 3 || placed == 4;
    return state.order[isFirst ? 0 : 1];
}

} // namespace outpost
