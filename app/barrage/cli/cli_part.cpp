#include <array>

#include "app/barrage/cli/barrage_commands.h"
#include "app/cli/game_part.h"
#include "app/cli/random_games.h"

namespace barrage {

namespace {

constexpr std::array kCommands{
    cli::Command{"check", "FILE", "say what is wrong with a position, or nothing", cli::check},
    cli::Command{"flow", "FILE", "print a position after its water flow phase", cli::flow},
    cli::Command{"score", "FILE", "print the scoring of a position's round", cli::score},
    cli::Command{
        "resolve", "FILE...",
        "print how the Automa on turn acts: steps, reveals and the position after;\n"
        "      one line per file if there are several; what follows from an action has types of\n"
        "      its own: second_production, tile_production, reward_drops, free_structure,\n"
        "      reward_tile, drop_into_dam, further_contract",
        cli::resolve},
    cli::Command{"place", "FILE COMPANY STRUCTURE",
                 "print where the company would build by the criteria tile of a position, and why",
                 cli::place}};

} // namespace

cli::GamePart cliPart() {
    return {
        .game = Game::kName,
        .commands = kCommands,
        .gameText = cli::gameTextOf<cli::BarrageRules>,
        .play = cli::playBarrage,
        .playArguments = "--seed N[..M] [--to M] [--players P] [--automas A] [--level L] "
                         "[--introductory] [--leeghwater] [--light] [--log FILE]",
        .solo = cli::soloBarrage,
        .soloArguments =
            "--seed N [--level L] [--leeghwater] [--games K] [--lang CODE] [--store FILE]",
    };
}

} // namespace barrage
