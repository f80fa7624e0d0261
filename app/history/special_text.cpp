#include "app/history/special_text.h"

#include <algorithm>
#include <limits>

#include <QCoreApplication>

#include "app/common/convert.h"
#include "app/games/cartridges.h"
#include "app/share/play_words.h"
#include "database/points.h"

namespace history {

namespace {

using database::Play;
using database::PlayResult;
using database::Precedents;

constexpr int kMostSpecials = 3;
constexpr int kFewPlays = 2; // fewer are nothing to compare with
constexpr int kStreak = 3;

QString specialText(const char* source) { return QCoreApplication::translate("Special", source); }

/// The level of the play's strongest Automa; the order of the levels is that of the game.
std::string levelOf(const Play& play) {
    const auto ids = games::wordsOf(play.game).levels;
    const QStringList levels = ids ? ids() : QStringList();
    std::string highest;
    for (const PlayResult& result : play.results)
        if (result.isAutoma && levels.indexOf(toQt(result.level)) >= levels.indexOf(toQt(highest)))
            highest = result.level;
    return highest;
}

int aheadBy(const Play& play, std::size_t seat) {
    int others = std::numeric_limits<int>::min();
    for (std::size_t i = 0; i < play.results.size(); ++i)
        if (i != seat)
            others = std::max(others, play.results[i].score);
    return play.results[seat].score - others;
}

QString bestText(const Play& play, const QString& name, const Precedents& before) {
    const int score = play.results[before.seat].score;
    const QString points = share::pointsText(play.game, score);
    if (before.plays >= kFewPlays && before.best && score > *before.best)
        return specialText(QT_TRANSLATE_NOOP("Special", "%1's best game so far: %2, up from %3."))
            .arg(name, points, QString::number(*before.best));
    const std::string level = levelOf(play);
    if (!level.empty() && before.playsAtLevel >= kFewPlays && score > *before.bestAtLevel)
        return specialText(QT_TRANSLATE_NOOP(
                               "Special", "%1's best against this level (%2) so far: %3, up from "
                                          "%4."))
            .arg(name, games::levelName(play.game, level), points,
                 QString::number(*before.bestAtLevel));
    return {};
}

QString firstWinText(const Play& play, const QString& name, const Precedents& before) {
    if (before.wins == 0)
        return specialText(QT_TRANSLATE_NOOP("Special", "%1's first win, in game %2."))
            .arg(name, QString::number(before.plays + 1));
    const auto text = games::wordsOf(play.game).firstWinAs;
    const std::string& role = play.results[before.seat].role;
    return text && !role.empty() && before.winsWithRole == 0
               ? text(name, games::roleName(play.game, role))
               : QString();
}

QString closestText(const Play& play, const QString& name, const Precedents& before) {
    const int ahead = aheadBy(play, before.seat);
    if (before.wins < kFewPlays || !before.closestWin || ahead < 0 || ahead >= *before.closestWin)
        return {};
    if (ahead == 0)
        return specialText(
                   QT_TRANSLATE_NOOP("Special", "%1's closest win so far: level on points."))
            .arg(name);
    return specialText(QT_TRANSLATE_NOOP("Special", "%1's closest win so far: by %2."))
        .arg(name, share::pointsText(play.game, ahead));
}

QStringList specialsFor(const Play& play, const Precedents& before) {
    const QString name = toQt(play.results[before.seat].playerName);
    const bool hasPoints = database::havePoints(play.results);
    QStringList lines;
    if (hasPoints)
        lines << bestText(play, name, before);
    if (play.results[before.seat].isWinner) {
        lines << firstWinText(play, name, before);
        if (before.winsInARow + 1 >= kStreak)
            lines << specialText(QT_TRANSLATE_NOOP("Special", "%1 has won %2 games in a row."))
                         .arg(name, QString::number(before.winsInARow + 1));
        if (hasPoints && play.results.size() > 1)
            lines << closestText(play, name, before);
    }
    lines.removeAll(QString());
    return lines;
}

} // namespace

QStringList specialsOf(const Play& play, const std::vector<Precedents>& precedents) {
    std::vector<Precedents> byRank;
    std::ranges::copy_if(precedents, std::back_inserter(byRank),
                         [](const Precedents& each) { return each.plays > 0; });
    std::ranges::stable_sort(
        byRank, {}, [&play](const Precedents& each) { return play.results[each.seat].rank; });
    QStringList lines;
    for (const Precedents& each : byRank)
        lines << specialsFor(play, each);
    return lines.mid(0, kMostSpecials);
}

} // namespace history
