#include "app/cli/random_games.h"
#include "app/cli/told_games.h"
#include "app/outpost/cli/outpost_commands.h"
#include "app/outpost/cli/random_setup.h"
#include "app/outpost/words/syndicate_text.h"
#include "engine/outpost/syndicate.h"

namespace cli {

namespace {

using namespace outpost;

Result<core::Done> commit(Playthrough& game, const Move& move) {
    print(2, QStringLiteral("> ") + toQt(formatMove(move)));
    if (const auto events = game.commit(move); !events)
        return Failure{kBadContent, QStringLiteral("The move \"%1\" is refused: %2")
                                        .arg(toQt(formatMove(move)), sentenceFor(events.error()))};
    return core::Done{};
}

/// What the Syndicate does and why, before it is done.
Move tellDecision(const State& state) {
    const Decision decision = decide(state);
    print(0, QStringLiteral("\n--- Round %1, the Syndicate").arg(state.round));
    for (const Reason& reason : decision.reasons)
        print(4, reasonText(reason));
    for (const Instruction& instruction : decision.instructions)
        print(6, QStringLiteral("- ") + instructionText(instruction, Cast()));
    return decision.move;
}

Result<core::Done> tell(std::uint64_t seed) {
    auto begun = Playthrough::begin(randomSetup(kMinPlayers, seed));
    if (!begun)
        return Failure{kBadContent, sentenceFor(begun.error())};
    Playthrough game = std::move(begun.value());
    print(0, QStringLiteral("=== Seed %1").arg(seed));
    while (!game.state().isOver()) {
        core::Rng rng = core::Rng::forStep(seed, game.cursor());
        const Move move = isSyndicateToDecide(game.state()) ? tellDecision(game.state())
                                                            : randomMove(game.state(), rng);
        if (const auto done = commit(game, move); !done)
            return done;
    }
    print(0, QStringLiteral("=== ") + OutpostRules::gameText(game));
    return core::Done{};
}

} // namespace

Output soloOutpost(const QStringList& arguments) {
    QCommandLineParser parser;
    addTellingOptions(parser);
    const auto told = readTelling(parser, arguments);
    if (!told)
        return told.error();
    const SpokenLanguage language(told.value().language);
    for (int i = 0; i < told.value().games; ++i)
        if (const auto done = tell(told.value().firstSeed + std::uint64_t(i)); !done)
            return done.error();
    return QByteArray();
}

} // namespace cli
