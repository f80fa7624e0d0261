#include "app/share/play_words.h"

#include <algorithm>

#include <QCoreApplication>
#include <QDateTime>
#include <QLocale>
#include <QStringList>

#include "app/common/convert.h"
#include "app/explain/names.h"
#include "app/outpost/words/cast.h"
#include "app/share/known_titles.h"
#include "engine/barrage/ids.h"

namespace share {

namespace {

using database::Play;
using database::PlayResult;

QString text(const char* source) { return QCoreApplication::translate("Share", source); }

QString officerName(const PlayResult& result) {
    const auto officer = barrage::parseId<barrage::Officer>(result.officer);
    return officer && *officer != barrage::Officer::None ? explain::nameOf(*officer)
                                                         : toQt(result.officer);
}

QString levelName(const PlayResult& result) {
    const auto level = barrage::parseId<barrage::Level>(result.level);
    return level ? barrage::levelName(*level) : toQt(result.level);
}

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
        return result.role.empty() ? seatName(index) : roleName(result);
    const auto before = std::count_if(play.results.begin(),
                                      play.results.begin() + static_cast<std::ptrdiff_t>(index),
                                      [](const PlayResult& each) { return each.isAutoma; });
    return before == 0 ? text(QT_TRANSLATE_NOOP("Share", "Automa"))
                       : text(QT_TRANSLATE_NOOP("Share", "Automa %1")).arg(before + 1);
}

QString pointsText(std::string_view game, int points) {
    if (game != "outpost")
        return text(QT_TRANSLATE_NOOP("Share", "%1 VP")).arg(points);
    return points == 1 ? QCoreApplication::translate("Share", "%n city", nullptr, points)
                       : QCoreApplication::translate("Share", "%n cities", nullptr, points);
}

QString roleName(const PlayResult& result) {
    constexpr std::string_view kExperiment = "experiment_";
    if (const auto company = barrage::parseId<barrage::Company>(result.role))
        return barrage::nameOf(*company);
    const QString role = toQt(result.role);
    if (const QString colour = outpost::colourName(role); colour != role)
        return colour;
    return result.role.starts_with(kExperiment)
               ? text(QT_TRANSLATE_NOOP("Share", "Experiment %1"))
                     .arg(role.mid(static_cast<qsizetype>(kExperiment.size())).toUpper())
               : role;
}

QString roleText(const PlayResult& result) {
    QStringList parts{roleName(result), officerName(result), levelName(result)};
    parts.removeAll(QString());
    return parts.join(QStringLiteral(" / "));
}

QString boardText(const Play& play) {
    QStringList parts;
    if (play.board == "introductory")
        parts << text(QT_TRANSLATE_NOOP("Share", "Introductory game"));
    else if (play.board == "full")
        parts << text(QT_TRANSLATE_NOOP("Share", "Full game"));
    else if (play.board == "leeghwater")
        parts << text(QT_TRANSLATE_NOOP("Share", "The Leeghwater Project"));
    else if (!play.board.empty())
        parts << toQt(play.board);
    for (const PlayResult& result : play.results)
        if (result.isAutoma && !result.level.empty())
            parts << text(QT_TRANSLATE_NOOP("Share", "Automa %1")).arg(levelName(result));
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
