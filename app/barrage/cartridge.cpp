#include "app/games/cartridge.h"

#include <QCoreApplication>

#include "app/barrage/play/vp_course.h"
#include "app/barrage/position/session_position.h"
#include "app/barrage/words/error_text.h"
#include "app/barrage/words/play_facts.h"
#include "app/barrage/words/play_words.h"
#include "app/barrage/words/seats_text.h"
#include "app/games/rules_of.h"
#include "engine/barrage/draw_order.h"
#include "engine/barrage/game.h"

namespace barrage {

namespace {

constexpr games::Title kLeeghwater{"barrage/leeghwater", "Barrage: The Leeghwater Project", 263711};

const games::Title* expansionOf(std::string_view board) {
    return board == "leeghwater" ? &kLeeghwater : nullptr;
}

games::Tally tally(const Playthrough& game) {
    const State& state = game.state();
    games::Tally now{
        .round = state.round, .rounds = kRounds, .isOver = state.isOver(), .points = {}};
    for (const Seat& seat : game.setup().seats)
        now.points.push_back(state.of(seat.company).vp);
    return now;
}

std::vector<std::string> drawOrder(const core::GameLog& log) {
    std::vector<std::string> lines;
    if (const auto game = Playthrough::load(log).playthrough)
        for (const Move& move : drawOrderOf(*game))
            lines.push_back(formatMove(move));
    return lines;
}

} // namespace

const games::Cartridge& cartridge() {
    static const games::Cartridge kCartridge{
        .title = {Game::kName, "Barrage", 251247, 2019},
        .name = [] { return QCoreApplication::translate("Share", "Barrage"); },
        .owner =
            [] { return QCoreApplication::translate("Publishers", "Barrage to Cranio Creations"); },
        .expansionOf = expansionOf,
        .rules = games::rulesOf<Game, sentenceFor>(),
        .position = position::positionOf,
        .words = playWords(),
        .seatsText = seatsText,
        .seatNames = seatNames,
        .tally = games::tallyOf<Game, tally>,
        .drawOrder = drawOrder,
        .factsOf = factsOf,
        .courseOf = courseOf,
    };
    return kCartridge;
}

} // namespace barrage
