#pragma once

#include "engine/barrage/data/action_spaces.h"
#include "engine/barrage/error.h"
#include "engine/barrage/state.h"

/// Engineers, fees and the spaces of the management board.
namespace barrage {

/// Whether the company can pay; Automas always can, and of lightly tracked players nobody
/// knows.
[[nodiscard]] Check checkCredits(const CompanyState& company, int credits, std::string_view rule);

[[nodiscard]] Check checkEngineers(const CompanyState& company, int engineers);

/// Whether a human may put engineers there: in the game, not blocked, free, enough engineers and
/// credits (B-3.8, B-7.4 to B-7.7).
[[nodiscard]] Check checkSpace(const State& state, Company company, ActionSpace space,
                               Section section);

/// Fee and cost in the symbol together (B-7.5).
[[nodiscard]] int creditsFor(ActionSpace space);

/// Where an Automa's engineers go: the first free space of the section, or not set.
[[nodiscard]] ActionSpace firstFreeSpace(const State& state, Section section);

/// Whether the space is closed for this number of players (B-3.8).
[[nodiscard]] bool isBlocked(const State& state, ActionSpace space);

} // namespace barrage
