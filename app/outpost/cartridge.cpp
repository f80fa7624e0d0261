#include "app/games/cartridge.h"

#include <QCoreApplication>

#include "app/games/rules_of.h"
#include "app/outpost/words/error_text.h"
#include "app/outpost/words/play_words.h"
#include "app/outpost/words/seats_text.h"
#include "engine/outpost/game.h"

namespace outpost {

const games::Cartridge& cartridge() {
    static const games::Cartridge kCartridge{
        .title = {Game::kName, "Power Grid: Outpost"},
        .name = [] { return QCoreApplication::translate("Share", "Power Grid: Outpost"); },
        .rules = games::rulesOf<Game, sentenceFor>(),
        .words = playWords(),
        .seatsText = seatsText,
    };
    return kCartridge;
}

} // namespace outpost
