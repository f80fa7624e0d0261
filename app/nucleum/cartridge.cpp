#include "app/games/cartridge.h"

#include <QCoreApplication>

#include "app/games/rules_of.h"
#include "app/nucleum/play/vp_course.h"
#include "app/nucleum/words/error_text.h"
#include "app/nucleum/words/play_words.h"
#include "app/nucleum/words/seats_text.h"
#include "engine/nucleum/game.h"

namespace nucleum {

namespace {

games::Tally tally(const Playthrough& game) {
    games::Tally now{.round = 0, .rounds = 0, .isOver = game.state().isOver(), .points = {}};
    for (const PlayerState& player : game.state().players)
        now.points.push_back(player.vp);
    return now;
}

} // namespace

const games::Cartridge& cartridge() {
    static const games::Cartridge kCartridge{
        .title = {Game::kName, "Nucleum", 396790, 2023},
        .name = [] { return QCoreApplication::translate("Share", "Nucleum"); },
        .owner = [] { return QCoreApplication::translate("Publishers", "Nucleum to Board&Dice"); },
        .rules = games::rulesOf<Game, sentenceFor>(),
        .words = playWords(),
        .seatsText = seatsText,
        .seatNames = seatNames,
        .tally = games::tallyOf<Game, tally>,
        .courseOf = courseOf,
    };
    return kCartridge;
}

} // namespace nucleum
