#include "app/barrage/cli/solo_options.h"

#include "app/barrage/words/error_text.h"
#include "app/common/convert.h"
#include "engine/barrage/ids.h"

namespace cli {

namespace {

using namespace barrage;

Failure badUsage(const QString& sentence) { return {kBadUsage, sentence}; }

} // namespace

Result<SoloOptions> soloOptions(const QStringList& arguments) {
    QCommandLineParser parser;
    addTellingOptions(parser);
    parser.addOptions(
        {{"level", {}, "level", "medium"}, {"store", {}, "file"}, {"leeghwater", {}}});
    const auto told = readTelling(parser, arguments);
    if (!told)
        return told.error();
    SoloOptions options;
    options.told = told.value();
    const auto level = parseId<Level>(toStd(parser.value("level")));
    if (!level)
        return badUsage(QStringLiteral("--level is one of low, medium, high and very_high."));
    options.level = *level;
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
        return Failure{kBadContent, barrage::sentenceFor(begun.error())};
    return std::move(begun.value());
}

Failure refusedMove(const Move& move, const Error& error) {
    return {kBadContent, QStringLiteral("The move \"%1\" is refused: %2")
                             .arg(toQt(formatMove(move)), barrage::sentenceFor(error))};
}

} // namespace cli
