#include "app/games/cartridge.h"

#include <QCoreApplication>

#include "app/games/rules_of.h"
#include "app/nucleum/words/error_text.h"
#include "app/nucleum/words/play_words.h"
#include "app/nucleum/words/seats_text.h"
#include "engine/nucleum/game.h"

namespace nucleum {

const games::Cartridge& cartridge() {
    static const games::Cartridge kCartridge{
        .title = {Game::kName, "Nucleum", 396790, 2023},
        .name = [] { return QCoreApplication::translate("Share", "Nucleum"); },
        .rules = games::rulesOf<Game, sentenceFor>(),
        .words = playWords(),
        .seatsText = seatsText,
    };
    return kCartridge;
}

} // namespace nucleum
