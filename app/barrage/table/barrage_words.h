#pragma once

#include <QString>

#include "app/barrage/play/barrage_play.h"
#include "engine/barrage/game.h"

/// Barrage as OpenGameOf puts it into words.
struct BarrageWords {
    using Game = barrage::Game;

    [[nodiscard]] static QString moveText(const barrage::State& state, const barrage::Move& move);
    [[nodiscard]] static QString refusalOf(const barrage::Error& error);
    [[nodiscard]] static QString soundFor(const barrage::Events& events);
    /// The number of the company.
    [[nodiscard]] static int seatOf(const barrage::Move& move);
    [[nodiscard]] static int roundOf(const barrage::State& state) { return state.round; }
    [[nodiscard]] static bool isTurnStart(const barrage::Playthrough& game);
};
