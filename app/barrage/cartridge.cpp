#include "app/games/cartridge.h"

#include <QCoreApplication>

#include "app/barrage/position/error_text.h"
#include "app/barrage/position/session_position.h"
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
        .expansionOf = expansionOf,
        .rules = games::rulesOf<Game, position::sentenceFor>(),
        .position = position::positionOf,
        .words = playWords(),
        .seatsText = seatsText,
        .drawOrder = drawOrder,
        .factsOf = factsOf,
    };
    return kCartridge;
}

} // namespace barrage
