#include "app/games/cartridge.h"

#include <QCoreApplication>

#include "app/games/rules_of.h"
#include "app/outpost/play/supply_course.h"
#include "app/outpost/words/error_text.h"
#include "app/outpost/words/play_words.h"
#include "app/outpost/words/seats_text.h"
#include "engine/outpost/game.h"

namespace outpost {

namespace {

/// Cities in the network, and in the end those that were supplied.
games::Tally tally(const Playthrough& game) {
    const State& state = game.state();
    games::Tally now{.round = state.round, .rounds = 0, .isOver = state.isOver(), .points = {}};
    for (std::size_t seat = 0; seat < state.order.size(); ++seat) {
        const Company& own = state.of(static_cast<Seat>(seat));
        now.points.push_back(state.isOver() ? own.supplied : own.network());
    }
    return now;
}

} // namespace

const games::Cartridge& cartridge() {
    static const games::Cartridge kCartridge{
        .title = {Game::kName, "Power Grid: Outpost"},
        .name = [] { return QCoreApplication::translate("Share", "Power Grid: Outpost"); },
        .owner =
            [] { return QCoreApplication::translate("Publishers", "Power Grid to 2F-Spiele"); },
        .rules = games::rulesOf<Game, sentenceFor>(),
        .words = playWords(),
        .seatsText = seatsText,
        .seatNames = seatNames,
        .tally = games::tallyOf<Game, tally>,
        .courseOf = courseOf,
    };
    return kCartridge;
}

} // namespace outpost
