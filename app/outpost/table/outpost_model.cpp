#include "app/outpost/table/outpost_model.h"

std::optional<outpost::Seat> OutpostModel::asked() const {
    if (!isOpen() || state().isOver())
        return std::nullopt;
    const outpost::Actor actor = outpost::decider(state());
    return isPlayer(actor) ? std::optional(seatOf(actor)) : std::nullopt;
}

#include "moc_outpost_model.cpp"
