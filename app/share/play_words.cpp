#include "app/share/play_words.h"

#include <algorithm>

#include <QCoreApplication>
#include <QDateTime>
#include <QLocale>
#include <QStringList>

#include "app/common/convert.h"
#include "app/games/cartridges.h"

namespace share {

namespace {

using database::Play;
using database::PlayResult;

QString text(const char* source) { return QCoreApplication::translate("Share", source); }

} // namespace

QString seatName(std::size_t seat) {
    return text(QT_TRANSLATE_NOOP("Share", "Player %1")).arg(seat + 1);
}

QString participantName(const Play& play, std::size_t index) {
    const PlayResult& result = play.results[index];
    if (!result.isAutoma && !result.playerName.empty())
        return toQt(result.playerName);
    if (!result.isAutoma)
        return result.role.empty() ? seatName(index) : games::roleName(play.game, result.role);
    const auto before = std::count_if(play.results.begin(),
                                      play.results.begin() + static_cast<std::ptrdiff_t>(index),
                                      [](const PlayResult& each) { return each.isAutoma; });
    return before == 0 ? text(QT_TRANSLATE_NOOP("Share", "Automa"))
                       : text(QT_TRANSLATE_NOOP("Share", "Automa %1")).arg(before + 1);
}

QString pointsText(std::string_view game, int points) {
    const auto own = games::wordsOf(game).pointsText;
    return own ? own(points) : text(QT_TRANSLATE_NOOP("Share", "%1 VP")).arg(points);
}

QString roleText(const std::string& game, const PlayResult& result) {
    QStringList parts{games::roleName(game, result.role), games::officerName(game, result.officer),
                      games::levelName(game, result.level)};
    parts.removeAll(QString());
    return parts.join(QStringLiteral(" / "));
}

QString boardText(const Play& play) {
    QStringList parts;
    if (!play.board.empty())
        parts << games::boardName(play.game, play.board);
    for (const PlayResult& result : play.results)
        if (result.isAutoma && !result.level.empty())
            parts << text(QT_TRANSLATE_NOOP("Share", "Automa %1"))
                         .arg(games::levelName(play.game, result.level));
    return parts.join(QStringLiteral(", "));
}

QString dayText(const Play& play) {
    return QLocale().toString(QDateTime::fromMSecsSinceEpoch(play.ended).date(),
                              QLocale::ShortFormat);
}

int minutesOf(const Play& play) {
    constexpr database::Duration kMinute = 60'000;
    return static_cast<int>((play.playTime + kMinute / 2) / kMinute);
}

QString occasionOf(const Play& play) {
    QStringList parts{dayText(play)};
    if (const int minutes = minutesOf(play); minutes > 0)
        parts << text(QT_TRANSLATE_NOOP("Share", "%1 min")).arg(minutes);
    if (!play.location.empty())
        parts << toQt(play.location);
    return parts.join(QStringLiteral(" · "));
}

QString headingOf(const Play& play) {
    return games::gameName(play.game) + QStringLiteral(" · ") + occasionOf(play);
}

} // namespace share
