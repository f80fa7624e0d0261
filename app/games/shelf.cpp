#include "app/games/shelf.h"

#include <algorithm>
#include <array>

#include "app/games/list.h"

// Each game defines its own, in shelf_game.cpp of its folder.
#define DECLARE(game)                                                                              \
    namespace game {                                                                               \
    games::ShelfGame shelfGame();                                                                  \
    }
PENSTOCK_GAMES(DECLARE)
#undef DECLARE

namespace games {

std::span<const ShelfGame> shelf() {
#define LISTED(game) game::shelfGame(),
    static const std::array kShelf{PENSTOCK_GAMES(LISTED)};
#undef LISTED
    return kShelf;
}

const ShelfGame* shelfGame(std::string_view id) {
    const auto found = std::ranges::find_if(
        shelf(), [id](const ShelfGame& game) { return game.cartridge().id() == id; });
    return found == shelf().end() ? nullptr : &*found;
}

} // namespace games
