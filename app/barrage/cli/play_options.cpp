#include "app/barrage/cli/play_options.h"

#include "app/common/convert.h"
#include "engine/barrage/ids.h"

namespace cli {

namespace {

using namespace barrage;

Failure badOption(const QString& sentence) { return {kBadUsage, sentence}; }

Result<core::Done> readPlayers(const QCommandLineParser& parser, PlayOptions& options) {
    const auto players = numberOf(parser, "players", 2, kMaxPlayers);
    if (!players)
        return players.error();
    const auto automas = numberOf(parser, "automas", 0, players.value() - 1);
    if (!automas)
        return automas.error();
    const auto level = parseId<Level>(toStd(parser.value("level")));
    if (!level)
        return badOption(QStringLiteral("--level is one of low, medium, high and very_high."));
    if (options.game.introductory && automas.value() > 0)
        return badOption(QStringLiteral("The introductory game has no Automas (A-2.1)."));
    const Tracking tracking = parser.isSet("light") ? Tracking::Light : Tracking::Full;
    for (int i = 0; i < players.value(); ++i) {
        if (i < players.value() - automas.value())
            options.players.push_back({PlayerKind::Human, Level::Medium, tracking});
        else
            options.players.push_back({PlayerKind::Automa, *level, Tracking::Full});
    }
    return core::Done{};
}

} // namespace

Result<PlayOptions> playOptions(const QStringList& arguments) {
    QCommandLineParser parser;
    addSeedOptions(parser);
    parser.addOptions({{"players", {}, "number", "4"},
                       {"automas", {}, "number", "0"},
                       {"level", {}, "level", "medium"},
                       {"introductory", {}},
                       {"leeghwater", {}},
                       {"light", {}}});
    const auto seeds = readSeeds(parser, arguments);
    if (!seeds)
        return seeds.error();
    PlayOptions options;
    options.seeds = seeds.value();
    options.game.introductory = parser.isSet("introductory");
    options.game.leeghwater = parser.isSet("leeghwater");
    if (options.game.introductory && options.game.leeghwater)
        return badOption(QStringLiteral("The introductory game is played without it (B-25.1)."));
    if (const auto done = readPlayers(parser, options); !done)
        return done.error();
    return options;
}

} // namespace cli
