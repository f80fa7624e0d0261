#pragma once

#include <string>
#include <vector>

#include "app/common/convert.h"
#include "app/sessions/live_session.h"
#include "app/tour/demo_games.h"

namespace tour {

/// Keeps the game as it stands; one that is over goes to the history with what its playOf says.
template <core::GameRules Game>
[[nodiscard]] core::Result<DemoGame, std::string>
keepGame(const database::DatabaseFile& store, const core::Playthrough<Game>& game,
         const std::vector<database::SessionSeat>& seats) {
    const database::Time now = sessions::now();
    auto created = sessions::LiveSession<Game>::create(store, game, seats, now);
    if (!created)
        return created.error().detail;
    auto& session = created.value();
    if (game.state().isOver()) {
        const auto finished = session.finish(
            playOf(game, session.id(), session.seats(), session.playTime(), now), now);
        if (!finished)
            return finished.error().detail;
    }
    return DemoGame{toQt(session.id()), static_cast<int>(game.cursor()), game.state().isOver()};
}

/// Adds the game as it stood when it first came into each of the situations that `games` lacks yet;
/// `isIn` looks at the game and a situation.
template <class Game, class Situations, class IsIn>
[[nodiscard]] Kept
keepSituations(const database::DatabaseFile& store, const core::Playthrough<Game>& game,
               const std::vector<database::SessionSeat>& seats, const Situations& situations,
               const IsIn& isIn, DemoGames& games) {
    core::Playthrough<Game> again = game;
    again.replayTo(0);
    for (std::size_t i = 0;; ++i) {
        for (const auto situation : situations) {
            if (games.contains(keyOf(situation)) || !isIn(again, situation))
                continue;
            const auto kept = keepGame<Game>(store, again, seats);
            if (!kept)
                return kept.error();
            games[keyOf(situation)] = kept.value();
        }
        if (i == game.entries().size())
            return core::Done{};
        if (!again.commit(game.entries()[i]))
            return std::string("A game that was played cannot be played again.");
    }
}

/// An error if `games` lacks one of the situations.
template <class Situations>
[[nodiscard]] Kept hasAll(const DemoGames& games, const Situations& situations) {
    for (const auto situation : situations)
        if (!games.contains(keyOf(situation)))
            return "The demo's games lack the situation " + toStd(keyOf(situation)) + ".";
    return core::Done{};
}

} // namespace tour
