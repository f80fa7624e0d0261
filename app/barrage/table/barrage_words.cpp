#include "app/barrage/table/barrage_words.h"

#include "app/barrage/sound/barrage_sounds.h"
#include "app/barrage/words/error_text.h"
#include "app/barrage/words/move_text.h"

using namespace barrage;

QString BarrageWords::moveText(const State& state, const Move& move) {
    return explain::moveText(state, move);
}

QString BarrageWords::refusalOf(const Error& error) { return barrage::sentenceFor(error); }

QString BarrageWords::soundFor(const Events& events) { return barrage::soundFor(events); }

int BarrageWords::seatOf(const Move& move) {
    return move.by == Actor::Table ? -1 : static_cast<int>(move.by) - static_cast<int>(Actor::Usa);
}

bool BarrageWords::isTurnStart(const barrage::Playthrough& game) {
    const State& state = game.state();
    const TurnState& turn = state.turn;
    return !state.isOver() && (state.task().kind == TaskKind::ConfirmPhase ||
                               (state.task().kind == TaskKind::TakeTurn && !turn.hasManagedWater &&
                                !turn.hasSweptContracts && turn.copied == Officer::None));
}
