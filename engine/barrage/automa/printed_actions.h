#pragma once

#include <algorithm>
#include <span>

#include "engine/barrage/data/automa_tiles.h"
#include "engine/barrage/state.h"

namespace barrage {

/// The actions an Automa can be told to do now: those of the tile in force, or if no tile is known
/// every form that is printed on some tile, each once.
[[nodiscard]] std::span<const AutomaAction> printedActions(const State& state);

/// Whether the action can be done in this game at all.
[[nodiscard]] inline bool isPlayed(const State& state, const AutomaAction& action) {
    return state.options.leeghwater || !action.needsLeeghwater;
}

/// An Automa places what its tile says, or what it has left.
[[nodiscard]] inline std::uint8_t dueEngineers(const CompanyState& company,
                                               const AutomaAction& action) {
    return static_cast<std::uint8_t>(std::min<int>(action.engineers, company.engineers));
}

/// The engineers of a construction: Fouche's building takes one, whatever the tile says (8.3).
[[nodiscard]] std::uint8_t buildEngineers(const State& state, Company company,
                                          const AutomaAction& action, Site site);

/// Whether the tile's restriction lets the piece stand there; Del Monte's elevation may stand
/// anywhere (R-A11), and Fouche builds a building in any construction (8.3).
[[nodiscard]] bool allowsSite(const State& state, Company company, const AutomaAction& action,
                              Site site);

} // namespace barrage
