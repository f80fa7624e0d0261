#include "app/games/shelf.h"

#include <algorithm>
#include <array>

#include "app/barrage/score/play_facts.h"
#include "app/barrage/table/barrage_table.h"
#include "app/barrage/table/seats_text.h"
#include "app/nucleum/table/nucleum_table.h"
#include "app/nucleum/table/seats_text.h"
#include "app/outpost/table/outpost_table.h"
#include "app/outpost/table/seats_text.h"

namespace games {

namespace {

template <class Table>
GameTable* make(QObject* parent) {
    return new Table(parent);
}

constexpr std::array kShelf{
    ShelfGame{"barrage", make<BarrageTable>, barrage::seatsText, barrage::factsOf},
    ShelfGame{"outpost", make<OutpostTable>, outpost::seatsText, nullptr},
    ShelfGame{"nucleum", make<NucleumTable>, nucleum::seatsText, nullptr},
};

} // namespace

std::span<const ShelfGame> shelf() { return kShelf; }

const ShelfGame* gameNamed(std::string_view name) {
    const auto* const found = std::ranges::find(kShelf, name, &ShelfGame::name);
    return found == kShelf.end() ? nullptr : found;
}

} // namespace games
