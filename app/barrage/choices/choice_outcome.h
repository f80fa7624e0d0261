#pragma once

#include <vector>

#include <QStringList>

#include "engine/barrage/move.h"
#include "engine/barrage/state.h"

namespace choices {

/// Moves that are looked at before they are made.
struct Outcome {
    QStringList moves; // what they are, one line each
    /// What they cost the company that makes them and bring at once: "−3 credits", "+5 VP".
    QStringList balance;
};

[[nodiscard]] Outcome outcomeOf(const barrage::State& before,
                                const std::vector<barrage::Move>& moves);

} // namespace choices
