#include <optional>

#include "app/cli/game_part.h"
#include "app/cli/random_games.h"
#include "app/nucleum/words/error_text.h"
#include "engine/nucleum/ids.h"
#include "engine/nucleum/invariants.h"
#include "engine/nucleum/random_play.h"
#include "engine/nucleum/score.h"

namespace nucleum {

namespace {

/// For random_games.h.
struct NucleumRules {
    using Game = nucleum::Game;
    static QString sentenceFor(const Error& error) { return nucleum::sentenceFor(error); }
    static std::optional<Error> brokenInvariant(const State& state) {
        return nucleum::brokenInvariant(state);
    }
    static QString gameText(const Playthrough& game) {
        const State& state = game.state();
        QStringList scores;
        for (int i = 0; i < state.playerCount(); ++i)
            scores << QStringLiteral("%1 %2 VP")
                          .arg(toQt(idOf(actorOf(static_cast<Player>(i)))))
                          .arg(state.of(static_cast<Player>(i)).vp);
        QStringList names;
        if (state.isOver())
            for (const Player player : winners(state))
                names << toQt(idOf(actorOf(player)));
        const QString standing =
            state.isOver() ? QStringLiteral("winner ") + names.join(QStringLiteral(" and "))
                           : QStringLiteral("not over");
        return cli::withLength(
            QStringLiteral("%1; %2").arg(scores.join(QStringLiteral(", ")), standing), game);
    }
};

cli::Output playNucleum(const QStringList& arguments) {
    QCommandLineParser parser;
    cli::addSeedOptions(parser);
    parser.addOption({"players", {}, "number", "4"});
    const auto seeds = cli::readSeeds(parser, arguments);
    if (!seeds)
        return seeds.error();
    const auto players = cli::numberOf(parser, "players", kMinPlayers, kMaxPlayers);
    if (!players)
        return players.error();
    return cli::playSeeds<NucleumRules>(seeds.value(), [&players](std::uint64_t seed) {
        core::Rng rng(seed);
        const Facts facts = inventedFacts(players.value(), rng);
        return playRandomGame(dealSetup({}, players.value(), facts, rng), seed);
    });
}

} // namespace

cli::GamePart cliPart() {
    return {
        .game = Game::kName,
        .commands = {},
        .gameText = cli::gameTextOf<NucleumRules>,
        .play = playNucleum,
        .playArguments = "--seed N[..M] [--to M] [--players P] [--log FILE]",
    };
}

} // namespace nucleum
