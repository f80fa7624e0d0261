#include "app/nucleum/play/vp_course.h"

#include <QCoreApplication>

#include "engine/nucleum/event.h"
#include "engine/nucleum/game.h"

namespace nucleum {

namespace {

bool isFinal(Source source) {
    return source >= Source::Milestones && source <= Source::IncomeTracks;
}

} // namespace

games::Course courseOf(const core::GameLog& log) {
    std::vector<QList<int>> points; // the last ones are those of the turns that are being played
    std::vector<int> atTheEnd;
    int turnsOver = 0;
    const auto addStep = [&points] {
        for (QList<int>& own : points)
            own.append(0);
    };
    const auto note = [&](const State& state, const std::vector<Event>& events) {
        if (points.empty()) { // the first turn begins with the game
            for (const PlayerState& player : state.players)
                points.push_back({player.vp});
            atTheEnd.resize(points.size());
            addStep();
        }
        for (const Event& event : events) {
            if (event.kind == EventKind::TurnBegan && ++turnsOver % state.playerCount() == 0)
                addStep();
            if (event.kind != EventKind::VpChanged || !isPlayer(event.who))
                continue;
            const std::size_t player = indexOf(playerOf(event.who));
            (isFinal(event.source) ? atTheEnd[player] : points[player].last()) += event.amount;
        }
    };
    if (!games::replay<Game>(log, note))
        return {};
    for (std::size_t i = 0; i < points.size(); ++i)
        points[i].append(atTheEnd[i]);
    games::addUp(points);
    return {QCoreApplication::translate("Course", "Victory points, turn by turn"),
            QCoreApplication::translate("Course", "Turn"),
            games::stepsWithEnds(points.front().size() - 2), std::move(points)};
}

} // namespace nucleum
