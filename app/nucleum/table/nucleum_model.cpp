#include "app/nucleum/table/nucleum_model.h"

#include "app/table/follow_table.h"

void NucleumModel::setTable(NucleumTable* table) {
    if (!follow(m_table, table, this, &NucleumModel::followTable))
        return;
    emit tableChanged();
    followTable();
}

void NucleumModel::followTable() {
    startAnew();
    emit changed();
}

std::optional<nucleum::Player> NucleumModel::asked() const {
    if (!isOpen() || state().isOver() || !nucleum::isPlayer(state().task().who))
        return std::nullopt;
    return nucleum::playerOf(state().task().who);
}

#include "moc_nucleum_model.cpp"
