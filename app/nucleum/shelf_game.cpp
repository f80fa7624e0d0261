#include "app/games/shelf.h"

#include "app/nucleum/pad/nucleum_pad.h"
#include "app/nucleum/standing/nucleum_standing.h"
#include "app/nucleum/table/nucleum_table.h"

namespace nucleum {

const games::Cartridge& cartridge();

games::ShelfGame shelfGame() {
    return {
        .cartridge = cartridge,
        .makeTable = games::makeTable<NucleumTable>,
        .pad = games::padOf<NucleumPad>,
        .players = {kMinPlayers, kMaxPlayers},
        .standingOf = games::standingAfter<Playthrough, standingOf>,
    };
}

} // namespace nucleum
