#pragma once

#include <functional>
#include <vector>

#include "app/barrage/choices/choice_step.h"
#include "engine/barrage/state.h"

/// Choices that only the Leeghwater Project and the promo officers bring.
namespace choices {

/// Whether who produces is asked for another dam before the contract (B-25.30d).
[[nodiscard]] bool asksForMoreDams(const barrage::State& state);

/// Whether who places drops may let waiting ones flow (B-25.30e).
[[nodiscard]] bool choosesDropTiming(const barrage::State& state);

/// Whether the family is there at all for the company that decides.
[[nodiscard]] bool isOffered(const barrage::State& state, Family family);

/// What a person would look for next; empty for what is not of the expansion.
[[nodiscard]] std::vector<ChoiceStep> expectedInLeeghwater(const barrage::State& state,
                                                           const ChoicePath& steps);

/// Calls visit for moves that begin with these steps.
void tryLeeghwater(const barrage::State& state, const ChoicePath& steps,
                   const std::function<void(const barrage::MoveKind&)>& visit);

} // namespace choices
