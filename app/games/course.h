#pragma once

#include <numeric>
#include <vector>

#include <QCoreApplication>
#include <QList>
#include <QString>
#include <QStringList>

#include "engine/core/game_log.h"
#include "engine/core/game_rules.h"

namespace games {

/// How the points of a game that is over came together, step by step.
struct Course {
    QString title;     // "Victory points, round by round"
    QString stepTitle; // what the steps are: "Round"
    QStringList steps; // a word or a number each, for the foot of a chart
    /// Of each participant, in the order of the results of the play: the points after each step.
    /// The last ones are the score.
    std::vector<QList<int>> points;
};

/// Plays the log again. `note(state, events)` learns what every entry brought about, and before the
/// first one how the game begins, with no events. False if the log does not reach the end of a
/// game.
template <core::GameRules Game, class Note>
[[nodiscard]] bool replay(const core::GameLog& log, Note note) {
    if (log.game != Game::kName || log.rulesVersion != Game::kRulesVersion)
        return false;
    const auto setup = Game::parseSetup(log.setup);
    if (!setup)
        return false;
    auto begun = Game::begin(*setup);
    if (!begun)
        return false;
    auto& state = begun.value();
    note(state, std::vector<typename Game::Event>());
    for (const std::string& line : log.entries) {
        const auto move = Game::parseMove(line);
        if (!move)
            return false;
        const auto events = Game::apply(state, *move);
        if (!events)
            return false;
        note(state, events.value());
    }
    return state.isOver();
}

/// "Start", so many numbers, "End".
[[nodiscard]] inline QStringList stepsWithEnds(qsizetype count) {
    QStringList steps{QCoreApplication::translate("Course", "Start")};
    for (qsizetype step = 1; step <= count; ++step)
        steps << QString::number(step);
    return steps << QCoreApplication::translate("Course", "End");
}

/// What was gained in each step becomes what there was after it.
inline void addUp(std::vector<QList<int>>& points) {
    for (QList<int>& own : points)
        std::partial_sum(own.begin(), own.end(), own.begin());
}

} // namespace games
