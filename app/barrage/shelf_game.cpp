#include "app/games/shelf.h"

#include "app/barrage/pad/barrage_pad.h"
#include "app/barrage/table/barrage_table.h"

namespace barrage {

const games::Cartridge& cartridge();

games::ShelfGame shelfGame() {
    return {cartridge, games::makeTable<BarrageTable>, games::padOf<BarragePad>};
}

} // namespace barrage
