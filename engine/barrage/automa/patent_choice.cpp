#include "engine/barrage/automa/patent_choice.h"

#include "engine/barrage/data/technology_tiles.h"

namespace barrage {

std::optional<std::uint8_t> chooseOpenTile(const State& state, std::optional<Structure> structure) {
    const auto& open = state.patents.open;
    const auto rank = [](Tile tile) {
        return 2 * infoOf(tile).level + (infoOf(tile).wild ? 0 : 1);
    };
    std::optional<std::uint8_t> best;
    for (std::uint8_t slot = 0; slot < open.size(); ++slot) {
        if (open[slot] == Tile::None || (structure && !canBuild(open[slot], *structure)))
            continue;
        if (!best || rank(open[slot]) > rank(open[*best]))
            best = slot;
    }
    return best;
}

} // namespace barrage
