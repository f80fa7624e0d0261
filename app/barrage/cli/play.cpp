#include "app/barrage/cli/barrage_commands.h"
#include "app/barrage/cli/play_options.h"
#include "app/cli/random_games.h"
#include "engine/barrage/random_play.h"

namespace cli {

Output playBarrage(const QStringList& arguments) {
    const auto options = playOptions(arguments);
    if (!options)
        return options.error();
    const PlayOptions& wanted = options.value();
    return playSeeds<BarrageRules>(wanted.seeds, [&wanted](std::uint64_t seed) {
        core::Rng rng(seed);
        return barrage::playRandomGame(barrage::dealSetup(wanted.game, wanted.players, rng), seed);
    });
}

} // namespace cli
