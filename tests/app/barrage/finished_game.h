#pragma once

#include <algorithm>

#include "app/barrage/table/barrage_table.h"
#include "engine/barrage/random_play.h"
#include "engine/barrage/setup.h"

/// Plays a random game of four to its end at the table.
[[nodiscard]] inline bool playToTheEnd(BarrageTable& table, std::uint64_t seed) {
    core::Rng rng(seed);
    const std::array<barrage::PlayerRequest, barrage::kMaxPlayers> players{};
    if (!table.begin(barrage::dealSetup({}, players, rng), {"Ala", "Ola", "Ela", "Ula", {}}))
        return false;
    const barrage::Playthrough game = barrage::playRandomGame(table.game().setup(), seed);
    return std::ranges::all_of(game.entries(),
                               [&](const barrage::Move& move) { return table.commit(move); }) &&
           table.isOver();
}
