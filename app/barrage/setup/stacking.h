#pragma once

#include <vector>

#include <QList>
#include <QString>

#include "app/barrage/setup/setup_place.h"
#include "engine/barrage/move.h"

/// How to stack the piles on the table so that everything comes up in an order.
struct Stacking {
    QString sentence;
    QList<SetupPlace> places; // the top one first
};

[[nodiscard]] QList<Stacking> stackingOf(const std::vector<barrage::Move>& draws);
