#include "app/pad/pad_game.h"

#include <algorithm>

#include <QDateTime>

#include "app/barrage/pad/barrage_pad.h"
#include "app/common/convert.h"
#include "app/nucleum/pad/nucleum_pad.h"
#include "app/outpost/pad/outpost_pad.h"
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

} // namespace

QString Game::title() const { return share::gameName(std::string(name())); }

QString Game::pointsText(int points) const { return share::pointsText(name(), points); }

const std::vector<const Game*>& games() {
    static const BarragePad barrage;
    static const NucleumPad nucleum;
    static const OutpostPad outpost;
    static const std::vector<const Game*> all{&barrage, &nucleum, &outpost};
    return all;
}

const Game* gameNamed(std::string_view name) {
    const auto& all = games();
    const auto found = std::find_if(all.begin(), all.end(),
                                    [name](const Game* game) { return game->name() == name; });
    return found == all.end() ? nullptr : *found;
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
    }
    game.describe(draft, play);
    return play;
}

} // namespace pad
