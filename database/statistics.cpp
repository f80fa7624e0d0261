#include "database/statistics.h"

#include <algorithm>
#include <functional>
#include <map>

#include "database/internal/level_height.h"
#include "database/internal/query.h"

namespace database {

namespace {

/// How a dimension reads in SQL: the value of a result r of a play p, what has to be joined to know
/// it, and the order if it is not that of the texts.
struct Grouping {
    const char* value;
    std::string join{};
    const char* order = "1";
};

constexpr const char* kCountJoin = "JOIN (SELECT play, count(*) AS participants FROM play_results "
                                   "GROUP BY play) c ON c.play = p.key";

// The level that stands beside max() is that of the row with the highest one, as SQLite promises.
std::string levelJoin() {
    return std::string("LEFT JOIN (SELECT play, level AS highest, max(") + kLevelHeight +
           ") AS height FROM play_results WHERE is_automa = 1 GROUP BY play) a ON a.play = p.key";
}

Grouping groupingFor(Dimension dimension) {
    switch (dimension) {
    case Dimension::Game:
        return {"p.game"};
    case Dimension::Player:
        return {"ifnull(players.name, '')"};
    case Dimension::Role:
        return {"r.role"};
    case Dimension::Officer:
        return {"r.officer"};
    case Dimension::Level:
        return {"ifnull(a.highest, '')", levelJoin(), "max(a.height), 1"};
    case Dimension::PlayerCount:
        return {"c.participants", kCountJoin};
    case Dimension::Month:
        return {"strftime('%Y-%m', p.ended / 1000, 'unixepoch', 'localtime')"};
    }
    return {"''"};
}

/// A human result r of a play p in the history that the filter lets through, with its player. The
/// filter's values are bound four times: game, game, player, player.
constexpr const char* kResults = "play_results r JOIN plays p ON p.key = r.play "
                                 "LEFT JOIN sessions s ON s.key = p.session "
                                 "LEFT JOIN players ON players.key = r.player ";
constexpr const char* kCondition =
    " WHERE s.status IS NOT 'playing' AND r.is_automa = 0 AND (? = '' OR p.game = ?) "
    "AND (? = '' OR players.name = ?) ";

/// The points of the result r, NULL if the play was entered without points.
constexpr const char* kScore = "iif(EXISTS (SELECT 1 FROM play_results noted "
                               "WHERE noted.play = p.key AND noted.score <> 0), r.score, NULL)";

Outcome ask(Query& query, const StatisticsFilter& filter) {
    return query.run(filter.game, filter.game, filter.player, filter.player);
}

std::string resultsSql(const std::string& columns, const std::string& join = {}) {
    return "SELECT " + columns + " FROM " + kResults + join + kCondition;
}

std::string sqlFor(const Grouping& grouping) {
    // A play entered by hand may have no time; it does not make the others shorter.
    const std::string score = kScore;
    return resultsSql(std::string(grouping.value) +
                          ", count(DISTINCT p.key), count(*), sum(r.is_winner), sum(p.play_time), "
                          "sum(p.play_time > 0), count(" +
                          score + "), sum(" + score + "), max(" + score + ")",
                      grouping.join) +
           "GROUP BY 1 ORDER BY " + grouping.order;
}

} // namespace

Result<std::vector<StatisticsLine>> statistics(const DatabaseFile& store, Dimension dimension,
                                               const StatisticsFilter& filter) {
    Query query(store, sqlFor(groupingFor(dimension)).c_str());
    if (const auto asked = ask(query, filter); !asked)
        return asked.error();
    std::vector<StatisticsLine> lines;
    while (query.next()) {
        StatisticsLine& line = lines.emplace_back();
        line.value = query.text(0);
        line.plays = static_cast<int>(query.integer(1));
        line.results = static_cast<int>(query.integer(2));
        line.wins = static_cast<int>(query.integer(3));
        if (const std::int64_t timed = query.integer(5); timed > 0)
            line.averageTime = query.integer(4) / timed;
        line.scored = static_cast<int>(query.integer(6));
        if (line.scored > 0)
            line.averageScore = static_cast<double>(query.integer(7)) / line.scored;
        line.bestScore = static_cast<int>(query.integer(8));
    }
    if (const auto read = query.trouble(); !read)
        return read.error();
    return lines;
}

Result<std::vector<ScorePoint>> scoresOverTime(const DatabaseFile& store,
                                               const StatisticsFilter& filter) {
    const std::string sql =
        resultsSql(std::string("p.id, p.game, ifnull(players.name, ''), p.ended, r.is_winner, ") +
                   kScore) +
        "ORDER BY p.ended, p.id, r.seat";
    Query query(store, sql.c_str());
    if (const auto asked = ask(query, filter); !asked)
        return asked.error();
    std::vector<ScorePoint> points;
    while (query.next()) {
        ScorePoint& point = points.emplace_back();
        point.play = query.text(0);
        point.game = query.text(1);
        point.player = query.text(2);
        point.ended = query.integer(3);
        point.isWinner = query.integer(4) != 0;
        if (!query.isNull(5))
            point.score = static_cast<int>(query.integer(5));
    }
    if (const auto read = query.trouble(); !read)
        return read.error();
    return points;
}

std::vector<Streak> streaksIn(const std::vector<ScorePoint>& points) {
    std::map<std::string, Streak> byPlayer;
    for (const ScorePoint& point : points) {
        if (point.player.empty())
            continue;
        Streak& streak = byPlayer[point.player];
        streak.player = point.player;
        streak.current = point.isWinner ? streak.current + 1 : 0;
        streak.longest = std::max(streak.longest, streak.current);
    }
    std::vector<Streak> streaks;
    for (const auto& [player, streak] : byPlayer)
        streaks.push_back(streak);
    std::ranges::stable_sort(streaks, std::greater{}, &Streak::longest);
    return streaks;
}

Result<std::vector<SourceAverage>> sourceAverages(const DatabaseFile& store,
                                                  const StatisticsFilter& filter) {
    const std::string sql =
        "WITH counted AS (" +
        resultsSql("r.play AS play, r.seat AS seat, o.source AS source, o.vp AS vp",
                   "JOIN result_sources o ON o.play = r.play AND o.seat = r.seat") +
        ") SELECT source, sum(vp), "
        "(SELECT count(*) FROM (SELECT DISTINCT play, seat FROM counted)) "
        "FROM counted GROUP BY source ORDER BY 2 DESC, 1";
    Query query(store, sql.c_str());
    if (const auto asked = ask(query, filter); !asked)
        return asked.error();
    std::vector<SourceAverage> averages;
    while (query.next())
        averages.push_back({query.text(0), static_cast<double>(query.integer(1)) /
                                               static_cast<double>(query.integer(2))});
    if (const auto read = query.trouble(); !read)
        return read.error();
    return averages;
}

Result<PlayTimes> playTimes(const DatabaseFile& store, const StatisticsFilter& filter) {
    const std::string sql = "SELECT count(*), min(time), max(time), sum(time) FROM (" +
                            resultsSql("DISTINCT p.key, p.play_time AS time") +
                            "AND p.play_time > 0)";
    Query query(store, sql.c_str());
    if (const auto asked = ask(query, filter); !asked)
        return asked.error();
    PlayTimes times;
    if (query.next() && query.integer(0) > 0) {
        times.plays = static_cast<int>(query.integer(0));
        times.shortest = query.integer(1);
        times.longest = query.integer(2);
        times.total = query.integer(3);
        times.average = times.total / times.plays;
    }
    if (const auto read = query.trouble(); !read)
        return read.error();
    return times;
}

} // namespace database
