#include "app/games/shelf.h"

#include "app/nucleum/pad/nucleum_pad.h"
#include "app/nucleum/table/nucleum_table.h"

namespace nucleum {

const games::Cartridge& cartridge();

games::ShelfGame shelfGame() {
    return {cartridge, games::makeTable<NucleumTable>, games::padOf<NucleumPad>};
}

} // namespace nucleum
