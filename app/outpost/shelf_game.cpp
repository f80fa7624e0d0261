#include "app/games/shelf.h"

#include "app/outpost/pad/outpost_pad.h"
#include "app/outpost/standing/outpost_standing.h"
#include "app/outpost/table/outpost_table.h"

namespace outpost {

const games::Cartridge& cartridge();

games::ShelfGame shelfGame() {
    return {
        .cartridge = cartridge,
        .makeTable = games::makeTable<OutpostTable>,
        .pad = games::padOf<OutpostPad>,
        .players = {kMinPlayers, kMaxPlayers},
        .standingOf = games::standingAfter<Playthrough, standingOf>,
    };
}

} // namespace outpost
