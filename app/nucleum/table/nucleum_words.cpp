#include "app/nucleum/table/nucleum_words.h"

#include "app/nucleum/words/error_text.h"
#include "app/nucleum/words/move_text.h"

using namespace nucleum;

QString NucleumWords::moveText(const State& state, const Move& move) const {
    return nucleum::moveText(state, move, cast);
}

QString NucleumWords::refusalOf(const Error& error) { return sentenceFor(error); }

QString NucleumWords::soundFor(const Events& events) {
    QString sound;
    for (const Event& event : events) {
        if (event.kind == EventKind::GameEnded || event.kind == EventKind::RoyalScoringBegan)
            return QStringLiteral("round_end");
        if (event.kind == EventKind::VpChanged)
            sound = QStringLiteral("points");
        else if (event.kind == EventKind::TilePlayed || event.kind == EventKind::ContractTaken)
            sound = QStringLiteral("tile");
    }
    return sound;
}

bool NucleumWords::isTurnStart(const nucleum::Playthrough& game) {
    return !game.state().isOver() && game.state().task().kind == TaskKind::TakeTurn;
}
