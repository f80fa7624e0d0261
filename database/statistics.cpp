#include "database/history.h"
#include "database/internal/query.h"

namespace database {

namespace {

/// How a dimension reads in SQL: the value of a result r of a play p, what has to be joined to know
/// it, and the order if it is not that of the texts.
struct Grouping {
    const char* value;
    const char* join = "";
    const char* order = "1";
};

constexpr const char* kNameJoin = "LEFT JOIN players ON players.key = r.player";

constexpr const char* kCountJoin = "JOIN (SELECT play, count(*) AS participants FROM play_results "
                                   "GROUP BY play) c ON c.play = p.key";

// The level that stands beside max() is that of the row with the highest one, as SQLite promises.
constexpr const char* kLevelJoin =
    "LEFT JOIN (SELECT play, level AS highest, max(CASE level WHEN 'low' THEN 1 "
    "WHEN 'medium' THEN 2 WHEN 'high' THEN 3 WHEN 'very_high' THEN 4 ELSE 0 END) AS height "
    "FROM play_results WHERE is_automa = 1 GROUP BY play) a ON a.play = p.key";

Grouping groupingFor(Dimension dimension) {
    switch (dimension) {
    case Dimension::Game:
        return {"p.game"};
    case Dimension::Player:
        return {"ifnull(players.name, '')", kNameJoin};
    case Dimension::Role:
        return {"r.role"};
    case Dimension::Officer:
        return {"r.officer"};
    case Dimension::Level:
        return {"ifnull(a.highest, '')", kLevelJoin, "max(a.height), 1"};
    case Dimension::PlayerCount:
        return {"c.participants", kCountJoin};
    case Dimension::Month:
        return {"strftime('%Y-%m', p.ended / 1000, 'unixepoch')"};
    }
    return {"''"};
}

std::string sqlFor(const Grouping& grouping) {
    using namespace std::string_literals;
    // A play entered by hand may have no time; it does not make the others shorter.
    return "SELECT "s + grouping.value +
           ", count(*), sum(r.is_winner), sum(r.score), max(r.score), "
           "sum(p.play_time), sum(p.play_time > 0) "
           "FROM play_results r JOIN plays p ON p.key = r.play "
           "LEFT JOIN sessions s ON s.key = p.session " +
           grouping.join +
           " WHERE s.status IS NOT 'playing' AND r.is_automa = 0 AND (? = '' OR p.game = ?) "
           "GROUP BY 1 ORDER BY " +
           grouping.order;
}

} // namespace

Result<std::vector<StatisticsLine>> statistics(const DatabaseFile& store, Dimension dimension,
                                               const std::string& game) {
    Query query(store, sqlFor(groupingFor(dimension)).c_str());
    if (const auto asked = query.run(game, game); !asked)
        return asked.error();
    std::vector<StatisticsLine> lines;
    while (query.next()) {
        StatisticsLine& line = lines.emplace_back();
        line.value = query.text(0);
        line.results = static_cast<int>(query.integer(1));
        line.wins = static_cast<int>(query.integer(2));
        line.averageScore = static_cast<double>(query.integer(3)) / line.results;
        line.bestScore = static_cast<int>(query.integer(4));
        if (const std::int64_t timed = query.integer(6); timed > 0)
            line.averageTime = query.integer(5) / timed;
    }
    if (const auto read = query.trouble(); !read)
        return read.error();
    return lines;
}

} // namespace database
