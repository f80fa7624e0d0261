#pragma once

#include <array>
#include <string_view>
#include <vector>

#include "engine/barrage/event.h"
#include "engine/barrage/game.h"

namespace barrage {

/// The written name of a source; it stands in the history and in exported files and never changes.
[[nodiscard]] std::string_view sourceId(Source source);

/// One company's way from the VP it began with to the VP it ended with.
struct ScoreColumn {
    Company company = Company::Usa;
    int start = 0;
    std::array<int, kSourceCount> bySource{};
    std::array<int, kRounds> bonusTiles{}; // of bySource, the bonus tile of each round
    std::vector<int> energy;               // at the end of each round, last the one going on
    int total = 0;
    int rank = 1;          // by the order that decides who wins; equal ones share it
    bool isWinner = false; // only once the game is over

    [[nodiscard]] int from(Source source) const {
        return bySource[static_cast<std::size_t>(source)];
    }
};

/// The VP of every company by source up to the cursor, the highest total first. Read off the events
/// of the game played again, so nothing is scored a second time here.
[[nodiscard]] std::vector<ScoreColumn> scoreSheet(const Playthrough& game);

} // namespace barrage
