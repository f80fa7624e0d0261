#include "app/nucleum/table/nucleum_model.h"

std::optional<nucleum::Player> NucleumModel::asked() const {
    if (!isOpen() || state().isOver() || !nucleum::isPlayer(state().task().who))
        return std::nullopt;
    return nucleum::playerOf(state().task().who);
}

#include "moc_nucleum_model.cpp"
