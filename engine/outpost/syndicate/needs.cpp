#include "engine/outpost/syndicate/needs.h"

#include <algorithm>

#include "engine/outpost/market.h"

namespace outpost {

namespace {

bool lacksSlot(const State& state, Piece piece) {
    const Company& company = state.syndicate;
    const Slot slot = piece == Piece::Plant ? Slot::Plant : Slot::Habitat;
    const CardKind kind = piece == Piece::Plant ? CardKind::Plant : CardKind::Habitat;
    const auto waiting = std::count_if(company.pool.begin(), company.pool.end(),
                                       [kind](const Card& card) { return card.kind == kind; });
    const int unlocked = company.unlocked(slot);
    return unlocked < kSlotsOfAKind &&
           waiting + static_cast<int>(company.on(slot).size()) > unlocked &&
           (state.unplaceable & unplaceableBit(piece)) == 0;
}

} // namespace

bool doesSyndicateTake(const State& state) {
    if (!state.hasSyndicate() || state.phase != Phase::Auction || state.syndicateHasTaken)
        return false;
    const bool hasFirstChosen =
        state.auction.isOpen ||
        std::any_of(state.order.begin(), state.order.end(),
                    [&state](Seat seat) { return state.of(seat).hasActed; });
    return hasFirstChosen && syndicateSpace(state).has_value();
}

std::optional<Piece> neededPiece(const State& state) {
    for (const Piece piece : {Piece::Plant, Piece::Habitat})
        if (lacksSlot(state, piece))
            return piece;
    return std::nullopt;
}

bool isFieldFree(const CityState& city, Piece piece) {
    const FieldKind kind = piece == Piece::Plant ? FieldKind::Plant : FieldKind::Habitat;
    return city.isInPlay && city.building == Owner::Nobody &&
           (city.field == kind || city.field == FieldKind::Unknown);
}

} // namespace outpost
