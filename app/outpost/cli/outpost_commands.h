#pragma once

#include <optional>

#include "app/cli/command.h"
#include "app/outpost/words/error_text.h"
#include "engine/outpost/game.h"
#include "engine/outpost/invariants.h"

namespace cli {

Output playOutpost(const QStringList& arguments);
/// Two random players against the Syndicate.
Output soloOutpost(const QStringList& arguments);

/// For random_games.h.
struct OutpostRules {
    using Game = outpost::Game;
    static QString sentenceFor(const outpost::Error& error) { return outpost::sentenceFor(error); }
    static std::optional<outpost::Error> brokenInvariant(const outpost::State& state) {
        return outpost::brokenInvariant(state);
    }
    static QString gameText(const outpost::Playthrough& game);
};

} // namespace cli
