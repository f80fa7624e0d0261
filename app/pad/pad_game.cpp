#include "app/pad/pad_game.h"

#include <QDateTime>

#include "app/common/convert.h"
#include "app/common/json_line.h"
#include "app/games/cartridges.h"
#include "app/games/shelf.h"
#include "app/share/play_words.h"

namespace pad {

namespace {

/// A day that is over has no hour, so it counts from its middle.
database::Time endOf(const Draft& draft, database::Time now) {
    const QDate today = QDateTime::fromMSecsSinceEpoch(now).date();
    if (!draft.date.isValid() || draft.date == today)
        return now;
    return QDateTime(draft.date, QTime(12, 0)).toMSecsSinceEpoch();
}

/// What was entered in the fields; what is 0 is left out.
QJsonObject detailsOf(const QList<PadField>& fields) {
    QJsonObject details;
    for (const PadField& field : fields)
        if (field.value != 0)
            details.insert(field.id, field.value);
    return details;
}

} // namespace

QString Game::title() const { return games::gameName(std::string(name())); }

bool Game::hasAutomas() const { return games::wordsOf(name()).hasAutomas; }

QString Game::pointsText(int points) const { return share::pointsText(name(), points); }

Sign Game::signOf(const Draft& /*draft*/, std::size_t participant) const {
    return {-1, QString::number(participant + 1)};
}

QList<PadField> Game::tableFields(const Draft& /*draft*/) const { return {}; }

QList<PadField> Game::sideFields(const Draft& /*draft*/, std::size_t /*participant*/) const {
    return {};
}

QString Game::trouble(const Draft& /*draft*/) const { return {}; }

void Game::describe(const Draft& /*draft*/, database::Play& /*play*/) const {}

const Game* gameNamed(std::string_view name) {
    const games::ShelfGame* const game = games::shelfGame(name);
    return game ? &game->pad() : nullptr;
}

QStringList winnersOf(const Draft& draft, const std::vector<Score>& scores) {
    QStringList names;
    for (std::size_t i = 0; i < scores.size(); ++i)
        if (scores[i].rank == 1)
            names.append(labelOf(draft, i));
    return names;
}

database::Play playOf(const Game& game, const Draft& draft, database::Time now) {
    constexpr database::Duration kMinute = 60'000;
    database::Play play;
    play.id = draft.play;
    play.game = game.name();
    play.ended = endOf(draft, now);
    play.playTime = draft.table.value(QStringLiteral("minutes")) * kMinute;
    play.location = toStd(draft.location.simplified());
    play.comments = toStd(draft.comments);
    const std::vector<Score> scores = game.scores(draft);
    for (std::size_t i = 0; i < scores.size(); ++i) {
        database::PlayResult& result = play.results.emplace_back();
        result.isAutoma = draft.participants[i].isAutoma;
        result.playerName = toStd(draft.participants[i].name);
        result.score = scores[i].total;
        result.rank = scores[i].rank;
        result.isWinner = scores[i].rank == 1;
        result.sources = scores[i].sources;
        result.details = jsonLine(detailsOf(game.pointFields(draft, i)));
    }
    game.describe(draft, play);
    return play;
}

} // namespace pad
