#include "tests/support/barrage/leeghwater_games.h"

#include "tests/support/barrage/games.h"

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
    return playThrough(leeghwaterSetup(seed), seed, moveFor);
}

Setup leeghwaterAutomaSetup(std::uint64_t seed) {
    core::Rng rng(seed);
    Options options;
    options.leeghwater = true;
    Rulings& rulings = options.rulings;
    rulings.reshuffle = static_cast<Reshuffle>(rng.below(2));
    rulings.thirdStructure = static_cast<ThirdStructure>(rng.below(2));
    rulings.tiedFirst = static_cast<TiedFirst>(rng.below(2));
    rulings.automaProductionOrder = static_cast<ProductionOrder>(rng.below(2));
    rulings.waterTies = static_cast<WaterTies>(rng.below(2));
    rulings.buildingSlots = static_cast<BuildingSlots>(rng.below(2));
    std::vector<PlayerRequest> players(2 + rng.below(3));
    for (std::size_t i = 0; i < players.size(); ++i) {
        PlayerRequest& player = players[i];
        const bool isAutoma = i == 1 || (i > 1 && rng.below(2) == 0);
        player.kind = isAutoma ? PlayerKind::Automa : PlayerKind::Human;
        player.level = rng.below(2) == 0 ? Level::VeryHigh : static_cast<Level>(rng.below(4));
        player.tracking = rng.below(5) == 0 ? Tracking::Light : Tracking::Full;
    }
    return dealSetup(options, players, rng);
}

Playthrough playLeeghwaterAutomaGame(std::uint64_t seed) {
    return playThrough(leeghwaterAutomaSetup(seed), seed, automaGameMove);
}

} // namespace barrage::test
