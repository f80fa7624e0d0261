#pragma once

#include <cstdio>

#include <QSaveFile>

#include "app/cli/seeds.h"
#include "app/common/convert.h"
#include "engine/core/playthrough.h"

namespace cli {

/// The length of a game and the fingerprint of its log, behind how it stands.
template <core::GameRules Game>
QString withLength(const QString& standing, const core::Playthrough<Game>& game) {
    return QStringLiteral("%1; %2 entries; log %3")
        .arg(standing)
        .arg(game.entries().size())
        .arg(core::hashOf(game.log()), 16, 16, QLatin1Char('0'));
}

[[nodiscard]] inline Failure brokenGame(std::uint64_t seed, const QString& where,
                                        const QString& what) {
    return {kBadContent, QStringLiteral("Seed %1, %2: %3").arg(seed).arg(where, what)};
}

/// Plays the game again move by move: every state on the way has to be a possible one, and the
/// last one the same. `Rules` has the Game, its brokenInvariant and its sentenceFor.
template <class Rules>
Result<core::Done> checkEveryState(const core::Playthrough<typename Rules::Game>& game,
                                   std::uint64_t seed) {
    using Game = typename Rules::Game;
    auto replayed = core::Playthrough<Game>::begin(game.setup());
    if (!replayed)
        return brokenGame(seed, QStringLiteral("setup"), Rules::sentenceFor(replayed.error()));
    auto& again = replayed.value();
    for (const auto& move : game.entries()) {
        const QString where = QStringLiteral("entry %1 \"%2\"")
                                  .arg(again.cursor() + 1)
                                  .arg(toQt(Game::formatMove(move)));
        if (const auto events = again.commit(move); !events)
            return brokenGame(seed, where, Rules::sentenceFor(events.error()));
        if (const auto error = Rules::brokenInvariant(again.state()))
            return brokenGame(seed, where, Rules::sentenceFor(*error));
    }
    if (again.state() != game.state())
        return brokenGame(seed, QStringLiteral("end"),
                          QStringLiteral("Replaying the log leads to another state."));
    return core::Done{};
}

[[nodiscard]] inline Result<core::Done> keepLog(const core::GameLog& log, const QString& path) {
    QSaveFile file(path);
    const QByteArray text = QByteArray::fromStdString(core::toText(log));
    if (!file.open(QIODevice::WriteOnly) || file.write(text) != text.size() || !file.commit())
        return Failure{
            kBadContent,
            QStringLiteral("The file %1 cannot be written: %2.").arg(path, file.errorString())};
    return core::Done{};
}

/// Plays the games of the seeds with `play(seed)`, checks each and prints its line, made by
/// `Rules::gameText`, at once, so that a long run can be watched.
template <class Rules, class Play>
Output playSeeds(const Seeds& seeds, const Play& play) {
    for (std::uint64_t seed = seeds.first;; ++seed) {
        const auto game = play(seed);
        if (const auto done = checkEveryState<Rules>(game, seed); !done)
            return done.error();
        if (!seeds.logFile.isEmpty())
            if (const auto done = keepLog(game.log(), seeds.logFile); !done)
                return done.error();
        std::printf("seed %llu: %s\n", static_cast<unsigned long long>(seed),
                    qUtf8Printable(Rules::gameText(game)));
        std::fflush(stdout);
        if (seed == seeds.last)
            return QByteArray();
    }
}

/// Rules::gameText of a log that replays.
template <class Rules>
QString gameTextOf(const core::GameLog& log) {
    return Rules::gameText(*core::Playthrough<typename Rules::Game>::load(log).playthrough);
}

} // namespace cli
