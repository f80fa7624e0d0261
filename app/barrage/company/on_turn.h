#pragma once

#include <optional>

#include "engine/barrage/state.h"

namespace barrage {

/// Whoever decides, or whose turn waits for something to be revealed.
[[nodiscard]] inline std::optional<Company> onTurn(const State& state) {
    if (state.isOver() || state.task().kind == TaskKind::ConfirmPhase)
        return std::nullopt;
    if (isCompany(state.task().who))
        return companyOf(state.task().who);
    return state.phase == Phase::Actions ? std::optional(state.active) : std::nullopt;
}

} // namespace barrage
