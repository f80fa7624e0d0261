#include "app/share/play_words.h"

#include <algorithm>

#include <QCoreApplication>
#include <QDateTime>
#include <QLocale>
#include <QStringList>

#include "app/common/convert.h"
#include "app/games/words/game_words.h"
#include "app/share/known_titles.h"

namespace share {

namespace {

using database::Play;
using database::PlayResult;

QString text(const char* source) { return QCoreApplication::translate("Share", source); }

} // namespace

QString gameName(const std::string& game) {
    // As the printed editions are called; links to other programs keep the title there.
    [[maybe_unused]] constexpr const char* kNames[]{
        QT_TRANSLATE_NOOP("Share", "Barrage"), QT_TRANSLATE_NOOP("Share", "Nucleum"),
        QT_TRANSLATE_NOOP("Share", "Power Grid: Outpost")};
    const Title* title = titleOf(game);
    return title ? text(std::string(title->name).c_str()) : toQt(game);
}

QString seatName(std::size_t seat) {
    return text(QT_TRANSLATE_NOOP("Share", "Player %1")).arg(seat + 1);
}

QString participantName(const Play& play, std::size_t index) {
    const PlayResult& result = play.results[index];
    if (!result.isAutoma && !result.playerName.empty())
        return toQt(result.playerName);
    if (!result.isAutoma)
        return result.role.empty() ? seatName(index) : roleName(result.role);
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

QString roleName(const std::string& role) {
    return games::nameFor(&games::GameWords::roleName, role);
}

QString officerName(const std::string& officer) {
    return games::nameFor(&games::GameWords::officerName, officer);
}

QString levelName(const std::string& level) {
    return games::nameFor(&games::GameWords::levelName, level);
}

QString roleSign(const std::string& role) {
    for (const games::GameWords& words : games::allWords())
        if (words.roleSign)
            if (const QString sign = words.roleSign(role); !sign.isEmpty())
                return sign;
    return {};
}

int roleColour(const std::string& role) {
    for (const games::GameWords& words : games::allWords())
        if (words.roleColour)
            if (const int colour = words.roleColour(role); colour >= 0)
                return colour;
    return -1;
}

QString roleText(const PlayResult& result) {
    QStringList parts{roleName(result.role), officerName(result.officer), levelName(result.level)};
    parts.removeAll(QString());
    return parts.join(QStringLiteral(" / "));
}

QString boardText(const Play& play) {
    QStringList parts;
    if (!play.board.empty())
        parts << games::nameFor(&games::GameWords::boardName, play.board);
    for (const PlayResult& result : play.results)
        if (result.isAutoma && !result.level.empty())
            parts << text(QT_TRANSLATE_NOOP("Share", "Automa %1")).arg(levelName(result.level));
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
    return gameName(play.game) + QStringLiteral(" · ") + occasionOf(play);
}

} // namespace share
