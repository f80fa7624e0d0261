#include "tests/support/leeghwater_games.h"

#include <QtGlobal>

#include "tests/support/barrage_games.h"

namespace barrage::test {

Setup leeghwaterSetup(std::uint64_t seed) {
    core::Rng rng(seed);
    Options options;
    options.leeghwater = true;
    options.promoOfficers = rng.below(2) == 0;
    options.rulings.productionOrder = static_cast<ProductionOrder>(rng.below(2));
    options.rulings.buildingSlots = static_cast<BuildingSlots>(rng.below(2));
    std::vector<PlayerRequest> players(2 + rng.below(3));
    for (PlayerRequest& player : players)
        player.tracking = rng.below(5) == 0 ? Tracking::Light : Tracking::Full;
    return dealSetup(options, players, rng);
}

Playthrough playLeeghwaterGame(std::uint64_t seed) {
    auto begun = Playthrough::begin(leeghwaterSetup(seed));
    if (!begun)
        qFatal("seed %llu gives a setup that is refused", static_cast<unsigned long long>(seed));
    Playthrough game = std::move(begun.value());
    while (!game.state().isOver())
        if (!game.commit(moveFor(seed, game.cursor(), game.state())))
            qFatal("seed %llu: an offered move is refused", static_cast<unsigned long long>(seed));
    return game;
}

} // namespace barrage::test
