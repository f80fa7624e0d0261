#include "app/games/shelf.h"

#include "app/outpost/pad/outpost_pad.h"
#include "app/outpost/table/outpost_table.h"

namespace outpost {

const games::Cartridge& cartridge();

games::ShelfGame shelfGame() {
    return {cartridge, games::makeTable<OutpostTable>, games::padOf<OutpostPad>};
}

} // namespace outpost
