#include "app/games/shelf.h"

#include "app/barrage/pad/barrage_pad.h"
#include "app/barrage/standing/barrage_standing.h"
#include "app/barrage/table/barrage_table.h"

namespace barrage {

const games::Cartridge& cartridge();

games::ShelfGame shelfGame() {
    return {
        .cartridge = cartridge,
        .makeTable = games::makeTable<BarrageTable>,
        .pad = games::padOf<BarragePad>,
        .players = {1, kMaxPlayers},
        .standingOf = games::standingAfter<Playthrough, standingOf>,
    };
}

} // namespace barrage
