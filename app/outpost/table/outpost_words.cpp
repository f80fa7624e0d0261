#include "app/outpost/table/outpost_words.h"

#include "app/outpost/words/error_text.h"
#include "app/outpost/words/move_text.h"
#include "engine/outpost/legal.h"

using namespace outpost;

QString OutpostWords::moveText(const State& state, const Move& move) const {
    return outpost::moveText(state, move, cast);
}

QString OutpostWords::refusalOf(const Error& error) { return sentenceFor(error); }

QString OutpostWords::soundFor(const Events& events) {
    QString sound;
    for (const Event& event : events) {
        if (event.kind == EventKind::GameEnded || event.kind == EventKind::RoundBegan)
            return QStringLiteral("round_end");
        if (event.kind == EventKind::MoneyChanged && event.source == Source::Income)
            sound = QStringLiteral("points");
        else if (event.kind == EventKind::CardBought || event.kind == EventKind::CardDrawn)
            sound = QStringLiteral("tile");
    }
    return sound;
}

int OutpostWords::seatOf(const Move& move) const {
    if (move.by == Actor::Table)
        return -1;
    return isPlayer(move.by) ? cast.colourOf(outpost::seatOf(move.by)) : kMaxPlayers;
}

bool OutpostWords::isTurnStart(const outpost::Playthrough& game) {
    switch (question(game.state())) {
    case Question::PutUpOrPass:
    case Question::DeclareSupply:
        return true;
    case Question::BuildAndHire: {
        if (game.cursor() == 0)
            return true;
        const MoveKind& last = game.entries()[game.cursor() - 1].what;
        const bool isCorrection = std::holds_alternative<Correct>(last) ||
                                  std::holds_alternative<MoveCard>(last) ||
                                  std::holds_alternative<ChangeCard>(last);
        return !isCorrection && !std::holds_alternative<Build>(last) &&
               !std::holds_alternative<BuildOnOutpost>(last) &&
               !std::holds_alternative<PlaceCard>(last);
    }
    default:
        return false;
    }
}
