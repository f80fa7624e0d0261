#include "database/precedents.h"

#include "database/internal/level_height.h"
#include "database/internal/query.h"

namespace database {

namespace {

/// The height of the highest Automa of a play p, NULL if it has none.
std::string heightOfPlay() {
    return std::string("(SELECT max(") + kLevelHeight +
           ") FROM play_results WHERE play = p.key AND is_automa = 1)";
}

/// `mine` are the people of the play, `earlier` their results in plays of the game before it: each
/// with its points (NULL if the play was entered without), whether the highest Automa had the same
/// level, and by how much it was ahead of everybody else.
std::string precedentsSql() {
    return R"(
WITH mine AS (
    SELECT r.seat, r.player, r.role, p.key AS play, p.game, p.ended, )" +
           heightOfPlay() + R"( AS height
    FROM plays p JOIN play_results r ON r.play = p.key
    WHERE p.id = ? AND r.is_automa = 0 AND r.player IS NOT NULL),
earlier AS (
    SELECT m.seat, p.key, p.ended, r.is_winner AS won, r.role = m.role AS same_role,
        iif(EXISTS (SELECT 1 FROM play_results noted
                    WHERE noted.play = p.key AND noted.score <> 0), r.score, NULL) AS points,
        m.height IS )" +
           heightOfPlay() + R"( AS same_level,
        r.score - (SELECT max(other.score) FROM play_results other
                   WHERE other.play = p.key AND other.seat <> r.seat) AS ahead
    FROM mine m
    JOIN play_results r ON r.player = m.player AND r.is_automa = 0
    JOIN plays p ON p.key = r.play AND p.game = m.game AND (p.ended, p.key) < (m.ended, m.play)
    LEFT JOIN sessions s ON s.key = p.session
    WHERE s.status IS NOT 'playing')
SELECT m.seat, count(e.key), ifnull(sum(e.won), 0), ifnull(sum(e.won AND e.same_role), 0),
    (SELECT count(*) FROM earlier won WHERE won.seat = m.seat AND won.won AND NOT EXISTS
        (SELECT 1 FROM earlier lost WHERE lost.seat = won.seat AND NOT lost.won
             AND (lost.ended, lost.key) > (won.ended, won.key))),
    max(e.points), ifnull(sum(e.same_level AND e.points IS NOT NULL), 0),
    max(iif(e.same_level, e.points, NULL)),
    min(iif(e.won AND e.points IS NOT NULL AND e.ahead >= 0, e.ahead, NULL))
FROM mine m LEFT JOIN earlier e ON e.seat = m.seat GROUP BY m.seat ORDER BY m.seat)";
}

std::optional<int> numberIn(const Query& query, int column) {
    return query.isNull(column) ? std::nullopt
                                : std::optional(static_cast<int>(query.integer(column)));
}

} // namespace

Result<std::vector<Precedents>> precedentsOf(const DatabaseFile& store, const std::string& play) {
    Query query(store, precedentsSql().c_str());
    if (const auto asked = query.run(play); !asked)
        return asked.error();
    std::vector<Precedents> all;
    while (query.next()) {
        Precedents& each = all.emplace_back();
        each.seat = static_cast<std::size_t>(query.integer(0) - 1); // kept from 1 on
        each.plays = static_cast<int>(query.integer(1));
        each.wins = static_cast<int>(query.integer(2));
        each.winsWithRole = static_cast<int>(query.integer(3));
        each.winsInARow = static_cast<int>(query.integer(4));
        each.best = numberIn(query, 5);
        each.playsAtLevel = static_cast<int>(query.integer(6));
        each.bestAtLevel = numberIn(query, 7);
        each.closestWin = numberIn(query, 8);
    }
    if (const auto read = query.trouble(); !read)
        return read.error();
    return all;
}

} // namespace database
