#include "app/nucleum/standing/nucleum_standing.h"

#include "app/nucleum/standing/board_drawing.h"
#include "app/nucleum/words/cast.h"
#include "app/nucleum/words/words.h"

namespace nucleum {

namespace {

QString progressOf(const State& state, const Cast& cast) {
    if (!state.areTurnsPlayed())
        return Nucleum::tr("Final scoring");
    const QString left =
        state.turnsLeft > 0 ? Nucleum::tr("turns left: %1").arg(state.turnsLeft) : QString();
    return games::progressOf({games::turnText(cast.nameOf(state.active), false), left});
}

} // namespace

games::Standing standingOf(const Playthrough& game,
                           const std::vector<database::SessionSeat>& seats) {
    const State& state = game.state();
    const Cast cast = castOf(game.setup(), seats);
    games::Standing standing;
    for (int i = 0; i < state.playerCount(); ++i) {
        const auto player = static_cast<Player>(i);
        const PlayerState& own = state.of(player);
        standing.seats.append({cast.nameOf(player), static_cast<int>(own.colour), own.vp,
                               Nucleum::tr("VP"),
                               state.areTurnsPlayed() && state.active == player});
    }
    standing.progress = progressOf(state, cast);
    standing.board = boardDrawing(state);
    return standing;
}

} // namespace nucleum
