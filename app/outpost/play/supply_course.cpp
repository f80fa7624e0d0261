#include "app/outpost/play/supply_course.h"

#include <QCoreApplication>

#include "engine/outpost/game.h"

namespace outpost {

games::Course courseOf(const core::GameLog& log) {
    const auto setup = Game::parseSetup(log.setup);
    if (!setup)
        return {};
    std::vector<QList<int>> points(setup->order.size());
    // Read off the state, which a correction may have set right. Until a round comes to its supply
    // it has what the one before had, and every round of a game that is over has come to it. With
    // the last supply of a round the next one begins.
    const auto note = [&](const State& state, const auto& /*events*/) {
        for (std::size_t i = 0; i < points.size(); ++i) {
            const int supplied = state.of(setup->order[i]).supplied;
            if (!points[i].isEmpty())
                points[i].last() = supplied;
            points[i].resize(state.round);
            points[i].last() = supplied;
        }
    };
    if (!games::replay<Game>(log, note))
        return {};
    QStringList rounds;
    for (int round = 1; round <= points.front().size(); ++round)
        rounds << QString::number(round);
    return {QCoreApplication::translate("Course", "Cities supplied, round by round"),
            QCoreApplication::translate("Course", "Round"), rounds, std::move(points)};
}

} // namespace outpost
