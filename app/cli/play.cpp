#include <cstdio>

#include <QSaveFile>

#include "app/cli/game_text.h"
#include "app/cli/play_options.h"
#include "app/common/convert.h"
#include "app/position/error_text.h"
#include "engine/barrage/invariants.h"
#include "engine/barrage/random_play.h"

namespace cli {

namespace {

using namespace barrage;

Failure brokenGame(std::uint64_t seed, const QString& where, const QString& what) {
    return {kBadContent, QStringLiteral("Seed %1, %2: %3").arg(seed).arg(where, what)};
}

/// Plays the game again move by move: every state on the way has to be a possible one, and the
/// last one the same.
Result<core::Done> checkEveryState(const Playthrough& game, std::uint64_t seed) {
    auto replayed = Playthrough::begin(game.setup());
    if (!replayed)
        return brokenGame(seed, QStringLiteral("setup"), position::sentenceFor(replayed.error()));
    Playthrough& again = replayed.value();
    for (const Move& move : game.entries()) {
        const QString where =
            QStringLiteral("entry %1 \"%2\"").arg(again.cursor() + 1).arg(toQt(formatMove(move)));
        if (const auto events = again.commit(move); !events)
            return brokenGame(seed, where, position::sentenceFor(events.error()));
        if (const auto error = brokenInvariant(again.state()))
            return brokenGame(seed, where, position::sentenceFor(*error));
    }
    if (again.state() != game.state())
        return brokenGame(seed, QStringLiteral("end"),
                          QStringLiteral("Replaying the log leads to another state."));
    return core::Done{};
}

Result<core::Done> keepLog(const Playthrough& game, const QString& path) {
    QSaveFile file(path);
    const QByteArray text = QByteArray::fromStdString(core::toText(game.log()));
    if (!file.open(QIODevice::WriteOnly) || file.write(text) != text.size() || !file.commit())
        return Failure{
            kBadContent,
            QStringLiteral("The file %1 cannot be written: %2.").arg(path, file.errorString())};
    return core::Done{};
}

Result<core::Done> playOne(const PlayOptions& options, std::uint64_t seed) {
    core::Rng rng(seed);
    const Setup setup = dealSetup(options.game, options.players, rng);
    const Playthrough game = playRandomGame(setup, seed);
    if (const auto done = checkEveryState(game, seed); !done)
        return done;
    if (!options.logFile.isEmpty())
        if (const auto done = keepLog(game, options.logFile); !done)
            return done;
    // Each line at once, so that a long run can be watched.
    std::printf("seed %llu: %s\n", static_cast<unsigned long long>(seed),
                qUtf8Printable(gameText(game)));
    std::fflush(stdout);
    return core::Done{};
}

} // namespace

Output play(const QStringList& arguments) {
    const auto options = playOptions(arguments);
    if (!options)
        return options.error();
    for (std::uint64_t seed = options.value().firstSeed;; ++seed) {
        if (const auto done = playOne(options.value(), seed); !done)
            return done.error();
        if (seed == options.value().lastSeed)
            return QByteArray();
    }
}

} // namespace cli
