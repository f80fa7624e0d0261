#pragma once

#include <optional>

#include "app/barrage/cli/game_text.h"
#include "app/barrage/words/error_text.h"
#include "app/cli/command.h"
#include "engine/barrage/invariants.h"

namespace cli {

Output check(const QStringList& arguments);
Output flow(const QStringList& arguments);
Output score(const QStringList& arguments);
Output resolve(const QStringList& arguments);
Output place(const QStringList& arguments);
Output playBarrage(const QStringList& arguments);
Output soloBarrage(const QStringList& arguments);

/// For random_games.h.
struct BarrageRules {
    using Game = barrage::Game;
    static QString sentenceFor(const barrage::Error& error) { return barrage::sentenceFor(error); }
    static std::optional<barrage::Error> brokenInvariant(const barrage::State& state) {
        return barrage::brokenInvariant(state);
    }
    static QString gameText(const barrage::Playthrough& game) { return cli::gameText(game); }
};

} // namespace cli
