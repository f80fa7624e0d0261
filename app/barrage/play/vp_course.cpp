#include "app/barrage/play/vp_course.h"

#include <QCoreApplication>

#include "engine/barrage/event.h"
#include "engine/barrage/game.h"

namespace barrage {

namespace {

constexpr int kFinalStep = kRounds + 1; // behind the start and the rounds

bool isFinal(Source source) {
    return source == Source::Objective || source == Source::Leftovers ||
           source == Source::WaterInDams || source == Source::Buildings;
}

} // namespace

games::Course courseOf(const core::GameLog& log) {
    const auto setup = Game::parseSetup(log.setup);
    if (!setup)
        return {};
    std::vector<QList<int>> points(setup->seats.size(), QList<int>(kFinalStep + 1, 0));
    bool isBegun = false;
    int round = 0;
    const auto note = [&](const State& state, const Events& events) {
        if (!isBegun)
            for (std::size_t i = 0; i < points.size(); ++i)
                points[i][0] = state.of(setup->seats[i].company).vp;
        isBegun = true;
        for (const Event& event : events) {
            if (event.kind == EventKind::RoundBegan)
                round = event.amount;
            if (event.kind != EventKind::VpChanged)
                continue;
            for (std::size_t i = 0; i < points.size(); ++i)
                if (ownerOf(setup->seats[i].company) == event.who)
                    points[i][isFinal(event.source) ? kFinalStep : round] += event.amount;
        }
        round = state.round;
    };
    if (!games::replay<Game>(log, note))
        return {};
    games::addUp(points);
    return {QCoreApplication::translate("Course", "Victory points, round by round"),
            QCoreApplication::translate("Course", "Round"), games::stepsWithEnds(kRounds),
            std::move(points)};
}

} // namespace barrage
