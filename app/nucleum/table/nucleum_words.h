#pragma once

#include <QString>

#include "app/nucleum/play/nucleum_play.h"
#include "app/nucleum/words/cast.h"
#include "engine/nucleum/game.h"

/// Nucleum as OpenGameOf puts it into words.
struct NucleumWords {
    using Game = nucleum::Game;

    nucleum::Cast cast;

    [[nodiscard]] QString moveText(const nucleum::State& state, const nucleum::Move& move) const;
    [[nodiscard]] static QString refusalOf(const nucleum::Error& error);
    [[nodiscard]] static QString soundFor(const nucleum::Events& events);
    [[nodiscard]] static int seatOf(const nucleum::Move& move) {
        return static_cast<int>(move.by) - 1;
    }
    /// There are none.
    [[nodiscard]] static int roundOf(const nucleum::State&) { return 0; }
    [[nodiscard]] static bool isTurnStart(const nucleum::Playthrough& game);
};
