#include "app/outpost/table/outpost_model.h"

#include "app/table/follow_table.h"

void OutpostModel::setTable(OutpostTable* table) {
    if (!follow(m_table, table, this, &OutpostModel::followTable))
        return;
    emit tableChanged();
    followTable();
}

void OutpostModel::followTable() {
    startAnew();
    emit changed();
}

std::optional<outpost::Seat> OutpostModel::asked() const {
    if (!isOpen() || state().isOver())
        return std::nullopt;
    const outpost::Actor actor = outpost::decider(state());
    return isPlayer(actor) ? std::optional(seatOf(actor)) : std::nullopt;
}

#include "moc_outpost_model.cpp"
