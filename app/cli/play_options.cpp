#include "app/cli/play_options.h"

#include <optional>

#include <QCommandLineParser>

#include "app/common/convert.h"
#include "engine/barrage/ids.h"

namespace cli {

namespace {

using namespace barrage;

Failure badOption(const QString& sentence) { return {kBadUsage, sentence}; }

std::optional<std::uint64_t> seedIn(const QString& text) {
    bool isNumber = false;
    const std::uint64_t seed = text.toULongLong(&isNumber);
    return isNumber ? std::optional(seed) : std::nullopt;
}

/// "7", "1..1000", or "1" with the last seed in an option of its own.
Result<core::Done> readSeeds(const QCommandLineParser& parser, PlayOptions& options) {
    const QString text = parser.value("seed");
    const qsizetype dots = text.indexOf(QLatin1String(".."));
    if (dots >= 0 && parser.isSet("to"))
        return badOption(QStringLiteral("The last seed is given twice."));
    const auto first = seedIn(dots < 0 ? text : text.left(dots));
    const auto last = dots >= 0            ? seedIn(text.mid(dots + 2))
                      : parser.isSet("to") ? seedIn(parser.value("to"))
                                           : first;
    if (!first || !last)
        return badOption(QStringLiteral("Seeds are whole numbers: --seed 7 or --seed 1..1000."));
    if (*last < *first)
        return badOption(QStringLiteral("The last seed is below the first one."));
    options.firstSeed = *first;
    options.lastSeed = *last;
    return core::Done{};
}

Result<int> numberOf(const QCommandLineParser& parser, const QString& option, int lowest,
                     int highest) {
    bool isNumber = false;
    const int number = parser.value(option).toInt(&isNumber);
    if (!isNumber || number < lowest || number > highest)
        return badOption(QStringLiteral("--%1 needs a whole number from %2 to %3.")
                             .arg(option)
                             .arg(lowest)
                             .arg(highest));
    return number;
}

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
    parser.addOptions({{"seed", {}, "seed"},
                       {"to", {}, "seed"},
                       {"players", {}, "number", "4"},
                       {"automas", {}, "number", "0"},
                       {"level", {}, "level", "medium"},
                       {"introductory", {}},
                       {"leeghwater", {}},
                       {"light", {}},
                       {"log", {}, "file"}});
    if (!parser.parse(QStringList(QString()) + arguments))
        return badOption(parser.errorText());
    if (!parser.positionalArguments().isEmpty())
        return badOption(QStringLiteral("play has no use for \"%1\".")
                             .arg(parser.positionalArguments().first()));
    if (!parser.isSet("seed"))
        return badOption(QStringLiteral("play needs a seed: --seed 7 or --seed 1..1000."));

    PlayOptions options;
    options.game.introductory = parser.isSet("introductory");
    options.game.leeghwater = parser.isSet("leeghwater");
    if (options.game.introductory && options.game.leeghwater)
        return badOption(QStringLiteral("The introductory game is played without it (B-25.1)."));
    options.logFile = parser.value("log");
    if (const auto done = readSeeds(parser, options); !done)
        return done.error();
    if (const auto done = readPlayers(parser, options); !done)
        return done.error();
    if (parser.isSet("log") && options.firstSeed != options.lastSeed)
        return badOption(QStringLiteral("--log keeps one game, so there can be one seed only."));
    return options;
}

} // namespace cli
