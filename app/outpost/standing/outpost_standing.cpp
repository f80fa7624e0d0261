#include "app/outpost/standing/outpost_standing.h"

#include <QCoreApplication>

#include "app/outpost/standing/board_drawing.h"
#include "app/outpost/words/cast.h"
#include "app/outpost/words/names.h"
#include "engine/outpost/legal.h"

namespace outpost {

namespace {

QString standingWord(const char* source) { return QCoreApplication::translate("Standing", source); }

StandingSeat seatAt(const State& state, Owner owner, const Cast& cast) {
    const int cities = state.of(owner).network();
    return {cast.nameOf(owner), isPlayer(owner) ? cast.colourOf(seatOf(owner)) : -1, cities,
            cities == 1 ? standingWord(QT_TRANSLATE_NOOP("Standing", "city"))
                        : QCoreApplication::translate("Standing", "cities", nullptr, cities),
            !state.isOver() && static_cast<int>(decider(state)) == static_cast<int>(owner)};
}

QString waitingFor(const State& state, const Cast& cast) {
    const Actor next = decider(state);
    return next == Actor::Table ? nameOf(state.phase) : games::turnText(cast.nameOf(next), false);
}

} // namespace

games::Standing standingOf(const Playthrough& game,
                           const std::vector<database::SessionSeat>& seats) {
    const State& state = game.state();
    const Cast cast = castOf(seats);
    games::Standing standing;
    for (int i = 0; i < state.players; ++i)
        standing.seats.append(seatAt(state, ownerOf(static_cast<Seat>(i)), cast));
    if (state.hasSyndicate())
        standing.seats.append(seatAt(state, Owner::Syndicate, cast));
    const QString round = state.phase == Phase::Setup
                              ? QString()
                              : standingWord(QT_TRANSLATE_NOOP("Standing", "Round %1, Step %2"))
                                    .arg(state.round)
                                    .arg(state.step);
    standing.progress =
        state.isOver() ? nameOf(state.phase) : games::progressOf({round, waitingFor(state, cast)});
    standing.board = boardDrawing(state, cast);
    return standing;
}

} // namespace outpost
