#pragma once

#include <algorithm>
#include <span>

#include "engine/barrage/data/automa_tiles.h"
#include "engine/barrage/state.h"

namespace barrage {

/// The actions an Automa can be told to do now: those of the tile in force, or if no tile is known
/// every form that is printed on some tile, each once.
[[nodiscard]] std::span<const AutomaAction> printedActions(const State& state);

/// An Automa places what its tile says, or what it has left.
[[nodiscard]] inline std::uint8_t dueEngineers(const CompanyState& company,
                                               const AutomaAction& action) {
    return static_cast<std::uint8_t>(std::min<int>(action.engineers, company.engineers));
}

/// Whether the tile's restriction lets the piece stand there; Del Monte's elevation may stand
/// anywhere (R-A11).
[[nodiscard]] bool allowsSite(const State& state, Company company, const AutomaAction& action,
                              Site site);

} // namespace barrage
