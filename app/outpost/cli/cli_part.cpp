#include "app/cli/game_part.h"
#include "app/cli/random_games.h"
#include "app/outpost/cli/outpost_commands.h"

namespace outpost {

cli::GamePart cliPart() {
    return {
        .game = Game::kName,
        .commands = {},
        .gameText = cli::gameTextOf<cli::OutpostRules>,
        .play = cli::playOutpost,
        .playArguments = "--seed N[..M] [--to M] [--players P] [--log FILE]",
        .solo = cli::soloOutpost,
        .soloArguments = "--seed N [--games K] [--lang CODE]",
    };
}

} // namespace outpost
