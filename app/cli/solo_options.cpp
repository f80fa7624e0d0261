#include "app/cli/solo_options.h"

#include <QCommandLineParser>

#include "app/common/convert.h"
#include "app/i18n/languages.h"
#include "app/position/error_text.h"
#include "engine/barrage/ids.h"

namespace cli {

namespace {

using namespace barrage;

constexpr int kMostGames = 1'000'000;

Failure badUsage(const QString& sentence) { return {kBadUsage, sentence}; }

} // namespace

Result<SoloOptions> soloOptions(const QStringList& arguments) {
    QCommandLineParser parser;
    parser.addOptions({{"level", {}, "level", "medium"},
                       {"seed", {}, "seed"},
                       {"games", {}, "number", "1"},
                       {"lang", {}, "language", languages::ofSources()},
                       {"store", {}, "file"},
                       {"leeghwater", {}}});
    if (!parser.parse(QStringList(QString()) + arguments))
        return badUsage(parser.errorText());
    if (!parser.positionalArguments().isEmpty())
        return badUsage(QStringLiteral("solo has no use for \"%1\".")
                            .arg(parser.positionalArguments().first()));
    SoloOptions options;
    const auto level = parseId<Level>(toStd(parser.value("level")));
    if (!level)
        return badUsage(QStringLiteral("--level is one of low, medium, high and very_high."));
    options.level = *level;
    bool isNumber = false;
    options.firstSeed = parser.value("seed").toULongLong(&isNumber);
    if (!isNumber)
        return badUsage(QStringLiteral("solo needs a seed that is a whole number: --seed 7."));
    options.games = parser.value("games").toInt(&isNumber);
    if (!isNumber || options.games < 1 || options.games > kMostGames)
        return badUsage(
            QStringLiteral("--games needs a whole number from 1 to %1.").arg(kMostGames));
    options.language = parser.value("lang");
    if (!languages::codes().contains(options.language))
        return badUsage(QStringLiteral("--lang is one of %1.")
                            .arg(languages::codes().join(QLatin1String(", "))));
    options.store = parser.value("store");
    options.leeghwater = parser.isSet("leeghwater");
    if (parser.isSet("store") && options.store.isEmpty())
        return badUsage(QStringLiteral("--store needs the name of a file."));
    return options;
}

Result<Playthrough> beginSolo(const SoloOptions& options, std::uint64_t seed) {
    core::Rng rng(seed);
    Options game;
    game.leeghwater = options.leeghwater;
    const std::vector<PlayerRequest> players{{PlayerKind::Human, Level::Medium, Tracking::Full},
                                             {PlayerKind::Automa, options.level, Tracking::Full}};
    auto begun = Playthrough::begin(dealSetup(game, players, rng));
    if (!begun)
        return Failure{kBadContent, position::sentenceFor(begun.error())};
    return std::move(begun.value());
}

Failure refusedMove(const Move& move, const Error& error) {
    return {kBadContent, QStringLiteral("The move \"%1\" is refused: %2")
                             .arg(toQt(formatMove(move)), position::sentenceFor(error))};
}

} // namespace cli
