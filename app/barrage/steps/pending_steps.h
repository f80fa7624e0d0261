#pragma once

#include <cstddef>
#include <vector>

#include "app/barrage/steps/step_lines.h"
#include "app/barrage/table/kept_steps.h"
#include "engine/barrage/game.h"

namespace steps {

/// What was played since something last began and has not been told before it was done.
struct Pending {
    std::size_t start = 0;                       // the entry with which it began
    barrage::Owner who = barrage::Owner::Nobody; // whose turn it was; nobody: a phase
    barrage::Phase phase = barrage::Phase::Actions;
    std::vector<Happening> happenings;
};

/// Whether something begins now: a turn, a phase, a decision of an Automa. What came before has to
/// be done on the table first.
[[nodiscard]] bool beginsSomething(const barrage::State& state);

/// Looks at the entries from `from` on. Decisions of Automas and most phases are told ahead, and
/// what the table revealed lies there already; all else is pending.
[[nodiscard]] Pending pendingOf(barrage::Playthrough game, std::size_t from, const KeptSteps& kept);

} // namespace steps
