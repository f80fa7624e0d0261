#include "app/cli/random_games.h"
#include "app/outpost/cli/outpost_commands.h"
#include "app/outpost/cli/random_setup.h"
#include "engine/outpost/ids.h"
#include "engine/outpost/random_play.h"
#include "engine/outpost/score.h"

namespace cli {

QString OutpostRules::gameText(const outpost::Playthrough& game) {
    const outpost::State& state = game.state();
    QStringList scores;
    for (const outpost::Standing& each : outpost::standings(state))
        scores << QStringLiteral("%1 %2 cities, %3 Elektro")
                      .arg(toQt(outpost::idOf(each.seat)))
                      .arg(each.supplied)
                      .arg(each.money);
    QStringList names;
    if (state.isOver())
        for (const outpost::Seat seat : outpost::winners(state))
            names << toQt(outpost::idOf(seat));
    const QString standing = state.isOver()
                                 ? QStringLiteral("winner ") + names.join(QStringLiteral(" and "))
                                 : QStringLiteral("round %1").arg(state.round);
    return withLength(QStringLiteral("%1; %2").arg(scores.join(QStringLiteral(", ")), standing),
                      game);
}

Output playOutpost(const QStringList& arguments) {
    QCommandLineParser parser;
    addSeedOptions(parser);
    parser.addOption({"players", {}, "number", "4"});
    const auto seeds = readSeeds(parser, arguments);
    if (!seeds)
        return seeds.error();
    const auto players = numberOf(parser, "players", outpost::kMinPlayers, outpost::kMaxPlayers);
    if (!players)
        return players.error();
    return playSeeds<OutpostRules>(seeds.value(), [&players](std::uint64_t seed) {
        return outpost::playRandomGame(outpost::randomSetup(players.value(), seed), seed);
    });
}

} // namespace cli
