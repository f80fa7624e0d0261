#pragma once

#include <QString>

#include "app/outpost/play/outpost_play.h"
#include "app/outpost/words/cast.h"
#include "engine/outpost/game.h"

/// Power Grid: Outpost as OpenGameOf puts it into words.
struct OutpostWords {
    using Game = outpost::Game;

    outpost::Cast cast;

    [[nodiscard]] QString moveText(const outpost::State& state, const outpost::Move& move) const;
    [[nodiscard]] static QString refusalOf(const outpost::Error& error);
    [[nodiscard]] static QString soundFor(const outpost::Events& events);
    /// The number of the player's colour, the Syndicate's after all of them.
    [[nodiscard]] int seatOf(const outpost::Move& move) const;
    [[nodiscard]] static int roundOf(const outpost::State& state) { return state.round; }
    [[nodiscard]] static bool isTurnStart(const outpost::Playthrough& game);
};
