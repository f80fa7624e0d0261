#pragma once

#include <array>
#include <vector>

#include "engine/barrage/event.h"
#include "engine/barrage/game.h"

namespace barrage {

/// One company's way from the VP it began with to the VP it ended with.
struct ScoreColumn {
    Company company = Company::Usa;
    int start = 0;
    std::array<int, kSourceCount> bySource{};
    int total = 0;
    bool isWinner = false; // only once the game is over

    [[nodiscard]] int from(Source source) const {
        return bySource[static_cast<std::size_t>(source)];
    }
};

/// The VP of every company by source up to the cursor, the highest total first. Read off the events
/// of the game played again, so nothing is scored a second time here.
[[nodiscard]] std::vector<ScoreColumn> scoreSheet(const Playthrough& game);

} // namespace barrage
