#include "app/nucleum/table/nucleum_words.h"

#include "app/nucleum/words/move_text.h"

using namespace nucleum;

QString NucleumWords::moveText(const State& state, const Move& move) const {
    return nucleum::moveText(state, move, cast);
}

bool NucleumWords::isTurnStart(const nucleum::Playthrough& game) {
    return !game.state().isOver() && game.state().task().kind == TaskKind::TakeTurn;
}
