#include "app/history/statistics_charts.h"

#include <algorithm>
#include <map>

#include <QCoreApplication>
#include <QDate>
#include <QLocale>

#include "app/common/convert.h"
#include "app/games/cartridges.h"
#include "app/history/history_words.h"

namespace history {

namespace {

using database::Dimension;
using database::ScorePoint;
using database::StatisticsLine;

constexpr std::size_t kMostLines = 4;
constexpr int kMostMonths = 24;

QString chartText(const char* source) { return QCoreApplication::translate("Statistics", source); }

QString decimal(double value) { return QLocale().toString(value, 'f', 1); }

QString unknown() { return QStringLiteral("–"); }

/// Those of plays that were entered with points.
std::vector<ScorePoint> scoredOf(const std::vector<ScorePoint>& points) {
    std::vector<ScorePoint> scored;
    std::ranges::copy_if(points, std::back_inserter(scored),
                         [](const ScorePoint& point) { return point.score.has_value(); });
    return scored;
}

QString noPoints() {
    return chartText(QT_TRANSLATE_NOOP("Statistics", "No play here has points."));
}

QString nothingYet() {
    return chartText(QT_TRANSLATE_NOOP("Statistics", "Nothing to count here yet."));
}

struct DimensionWords {
    const char* id;
    QString title;
    QString header;
};

DimensionWords wordsOf(Dimension dimension, const std::string& game) {
    const games::PlayWords& own = games::wordsOf(game);
    switch (dimension) {
    case Dimension::Level:
        return {"level", chartText(QT_TRANSLATE_NOOP("Statistics", "Wins by level")),
                chartText(QT_TRANSLATE_NOOP("Statistics", "Level"))};
    case Dimension::Officer:
        return {"officer", own.said(own.winsByOfficer), own.said(own.officerTitle)};
    case Dimension::PlayerCount:
        return {"playerCount",
                chartText(QT_TRANSLATE_NOOP("Statistics", "Wins by number of players")),
                chartText(QT_TRANSLATE_NOOP("Statistics", "Players"))};
    default:
        return {"company", own.said(own.winsByRole), own.said(own.roleTitle)};
    }
}

QString playersText(const std::string& count) {
    return chartText(QT_TRANSLATE_NOOP("Statistics", "%1 at the table")).arg(toQt(count));
}

QString valueName(Dimension dimension, const std::string& game, const std::string& value) {
    switch (dimension) {
    case Dimension::Level:
        return value.empty() ? chartText(QT_TRANSLATE_NOOP("Statistics", "Without Automa"))
                             : games::levelName(game, value);
    case Dimension::Officer:
        return games::officerName(game, value);
    case Dimension::PlayerCount:
        return playersText(value);
    default:
        return games::roleName(game, value);
    }
}

QString monthName(const QDate& month) {
    return QStringLiteral("%1 %2")
        .arg(QLocale().standaloneMonthName(month.month(), QLocale::ShortFormat))
        .arg(month.year());
}

/// Players by how often they played, the most frequent first.
std::vector<std::string> playersIn(const std::vector<ScorePoint>& points) {
    std::map<std::string, int> counts;
    for (const ScorePoint& point : points)
        ++counts[point.player];
    std::vector<std::string> players;
    for (const auto& [player, count] : counts)
        players.push_back(player);
    std::ranges::stable_sort(players, std::greater{},
                             [&counts](const std::string& player) { return counts[player]; });
    return players;
}

QString nameOf(const std::string& player) {
    return player.empty() ? chartText(QT_TRANSLATE_NOOP("Statistics", "Without a name"))
                          : toQt(player);
}

} // namespace

QString percentText(double share) {
    return chartText(QT_TRANSLATE_NOOP("Statistics", "%1%")).arg(QLocale().toString(share, 'f', 0));
}

Chart winRateChart(Dimension dimension, const std::string& game,
                   const std::vector<StatisticsLine>& lines) {
    const DimensionWords words = wordsOf(dimension, game);
    const bool hasValues =
        std::ranges::any_of(lines, [](const StatisticsLine& line) { return !line.value.empty(); });
    Chart chart;
    chart.id = QLatin1String(words.id);
    chart.title = words.title;
    chart.top = 100;
    chart.headers = {words.header, chartText(QT_TRANSLATE_NOOP("Statistics", "Won")),
                     chartText(QT_TRANSLATE_NOOP("Statistics", "Share")),
                     chartText(QT_TRANSLATE_NOOP("Statistics", "Average")),
                     chartText(QT_TRANSLATE_NOOP("Statistics", "Best"))};
    for (const StatisticsLine& line : lines) {
        if (line.value.empty() && !(dimension == Dimension::Level && hasValues))
            continue;
        const QString name = valueName(dimension, game, line.value);
        const double share = 100.0 * line.wins / line.results;
        const QString percent = percentText(share);
        chart.labels << name;
        chart.values << share;
        const QString wins = chartText(QT_TRANSLATE_NOOP("Statistics", "%1 of %2 won (%3)"))
                                 .arg(line.wins)
                                 .arg(line.results)
                                 .arg(percent);
        const bool isScored = line.scored > 0;
        chart.texts << (isScored ? chartText(QT_TRANSLATE_NOOP("Statistics", "%1, average %2"))
                                       .arg(wins, decimal(line.averageScore))
                                 : wins);
        chart.cells << name
                    << chartText(QT_TRANSLATE_NOOP("Statistics", "%1 of %2"))
                           .arg(line.wins)
                           .arg(line.results)
                    << percent << (isScored ? decimal(line.averageScore) : unknown())
                    << (isScored ? QString::number(line.bestScore) : unknown());
    }
    if (chart.labels.isEmpty())
        chart.sentence = nothingYet();
    return chart;
}

Chart scoreChart(const std::vector<ScorePoint>& all) {
    const std::vector<ScorePoint> points = scoredOf(all);
    Chart chart;
    chart.id = QStringLiteral("scores");
    chart.kind = Chart::Kind::Line;
    chart.title = chartText(QT_TRANSLATE_NOOP("Statistics", "Points over time"));
    chart.headers = {chartText(QT_TRANSLATE_NOOP("Statistics", "Day")),
                     chartText(QT_TRANSLATE_NOOP("Statistics", "Player")),
                     chartText(QT_TRANSLATE_NOOP("Statistics", "Points"))};
    std::vector<std::string> players = playersIn(points);
    const bool isCut = players.size() > kMostLines;
    players.resize(std::min(players.size(), kMostLines));
    for (const std::string& player : players)
        chart.series << nameOf(player);
    for (const ScorePoint& point : points) {
        const auto line = std::ranges::find(players, point.player);
        if (line == players.end())
            continue;
        const QString day = dayText(point.ended);
        chart.labels << day;
        chart.values << *point.score;
        chart.texts << QString::number(*point.score);
        chart.seriesOf << static_cast<int>(line - players.begin());
        chart.cells << day << nameOf(point.player) << QString::number(*point.score);
    }
    if (points.empty())
        chart.sentence = noPoints();
    else if (points.size() == 1)
        chart.sentence =
            chartText(
                QT_TRANSLATE_NOOP("Statistics", "%1 points on %2. A second play makes it a line."))
                .arg(*points.front().score)
                .arg(dayText(points.front().ended));
    else if (isCut)
        chart.sentence = chartText(QT_TRANSLATE_NOOP("Statistics", "Of those who played most: %1."))
                             .arg(chart.series.join(QStringLiteral(", ")));
    return chart;
}

Chart sourceChart(const std::string& game, const std::vector<database::SourceAverage>& averages) {
    Chart chart;
    chart.id = QStringLiteral("sources");
    chart.title = chartText(QT_TRANSLATE_NOOP("Statistics", "Points by source, on average"));
    chart.kind = Chart::Kind::Stack;
    chart.headers = {chartText(QT_TRANSLATE_NOOP("Statistics", "Source")),
                     chartText(QT_TRANSLATE_NOOP("Statistics", "Average")),
                     chartText(QT_TRANSLATE_NOOP("Statistics", "Share"))};
    if (averages.empty()) {
        chart.sentence = chartText(
            QT_TRANSLATE_NOOP("Statistics", "No play here says where its points came from."));
        return chart;
    }
    double total = 0;
    double gained = 0;
    for (const auto& [source, vp] : averages) {
        total += vp;
        gained += std::max(0.0, vp);
    }
    for (const auto& [source, vp] : averages) {
        const QString name = games::sourceName(game, source);
        const QString share = vp > 0 ? percentText(100 * vp / gained) : unknown();
        chart.labels << name;
        chart.values << vp;
        chart.texts
            << (vp > 0
                    ? chartText(QT_TRANSLATE_NOOP("Statistics", "%1 (%2)")).arg(decimal(vp), share)
                    : decimal(vp));
        chart.cells << name << decimal(vp) << share;
    }
    chart.sentence =
        chartText(QT_TRANSLATE_NOOP("Statistics", "%1 points in all.")).arg(decimal(total));
    return chart;
}

Chart bestChart(const std::vector<ScorePoint>& points) {
    Chart chart;
    chart.id = QStringLiteral("bests");
    chart.title = chartText(QT_TRANSLATE_NOOP("Statistics", "Personal bests"));
    chart.headers = {chartText(QT_TRANSLATE_NOOP("Statistics", "Player")),
                     chartText(QT_TRANSLATE_NOOP("Statistics", "Points")),
                     chartText(QT_TRANSLATE_NOOP("Statistics", "Day"))};
    std::map<std::string, ScorePoint> bests;
    for (const ScorePoint& point : scoredOf(points))
        if (const auto [best, isFirst] = bests.try_emplace(point.player, point);
            !isFirst && point.score > best->second.score)
            best->second = point;
    std::vector<ScorePoint> sorted;
    for (const auto& [player, best] : bests)
        sorted.push_back(best);
    std::ranges::stable_sort(sorted, std::greater{}, &ScorePoint::score);
    for (const ScorePoint& best : sorted) {
        const QString day = dayText(best.ended);
        chart.labels << nameOf(best.player);
        chart.values << *best.score;
        chart.texts
            << chartText(QT_TRANSLATE_NOOP("Statistics", "%1, on %2")).arg(*best.score).arg(day);
        chart.cells << nameOf(best.player) << QString::number(*best.score) << day;
    }
    if (sorted.empty())
        chart.sentence = noPoints();
    return chart;
}

Chart streakChart(const std::vector<database::Streak>& streaks) {
    Chart chart;
    chart.id = QStringLiteral("streaks");
    chart.title = chartText(QT_TRANSLATE_NOOP("Statistics", "Wins in a row"));
    chart.headers = {chartText(QT_TRANSLATE_NOOP("Statistics", "Player")),
                     chartText(QT_TRANSLATE_NOOP("Statistics", "Longest")),
                     chartText(QT_TRANSLATE_NOOP("Statistics", "Now"))};
    for (const database::Streak& streak : streaks) {
        chart.labels << toQt(streak.player);
        chart.values << streak.longest;
        chart.texts << chartText(QT_TRANSLATE_NOOP("Statistics", "%1, now %2"))
                           .arg(streak.longest)
                           .arg(streak.current);
        chart.cells << toQt(streak.player) << QString::number(streak.longest)
                    << QString::number(streak.current);
    }
    if (streaks.empty())
        chart.sentence = nothingYet();
    return chart;
}

Chart monthChart(const std::vector<StatisticsLine>& lines) {
    Chart chart;
    chart.id = QStringLiteral("months");
    chart.title = chartText(QT_TRANSLATE_NOOP("Statistics", "Plays per month"));
    chart.headers = {chartText(QT_TRANSLATE_NOOP("Statistics", "Month")),
                     chartText(QT_TRANSLATE_NOOP("Statistics", "Plays"))};
    if (lines.empty()) {
        chart.sentence = nothingYet();
        return chart;
    }
    std::map<QDate, int> plays;
    for (const StatisticsLine& line : lines)
        plays[QDate::fromString(toQt(line.value) + QStringLiteral("-01"), Qt::ISODate)] =
            line.plays;
    const QDate last = plays.rbegin()->first;
    const QDate first = std::max(plays.begin()->first, last.addMonths(1 - kMostMonths));
    for (QDate month = first; month <= last; month = month.addMonths(1)) {
        const auto found = plays.find(month);
        const QString count = QString::number(found == plays.end() ? 0 : found->second);
        chart.labels << monthName(month);
        chart.values << count.toInt();
        chart.texts << count;
        chart.cells << monthName(month) << count;
    }
    return chart;
}

Chart timeChart(const std::vector<StatisticsLine>& lines, const database::PlayTimes& times) {
    Chart chart;
    chart.id = QStringLiteral("times");
    chart.title = chartText(QT_TRANSLATE_NOOP("Statistics", "How long a game takes"));
    chart.headers = {chartText(QT_TRANSLATE_NOOP("Statistics", "Players")),
                     chartText(QT_TRANSLATE_NOOP("Statistics", "On average"))};
    for (const StatisticsLine& line : lines) {
        if (line.averageTime == 0)
            continue;
        chart.labels << playersText(line.value);
        chart.values << static_cast<double>(line.averageTime);
        chart.texts << durationText(line.averageTime);
        chart.cells << playersText(line.value) << durationText(line.averageTime);
    }
    chart.sentence =
        times.plays == 0
            ? chartText(QT_TRANSLATE_NOOP("Statistics", "No play here has a time."))
            : chartText(QT_TRANSLATE_NOOP("Statistics", "On average %1, from %2 to %3; %4 in all."))
                  .arg(durationText(times.average), durationText(times.shortest),
                       durationText(times.longest), durationText(times.total));
    return chart;
}

} // namespace history
