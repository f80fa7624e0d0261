#pragma once

#include "app/cli/told_games.h"
#include "engine/barrage/game.h"

namespace cli {

/// Which solo games are played, and where they are kept.
struct SoloOptions {
    ToldGames told;
    barrage::Level level = barrage::Level::Medium;
    QString store; // empty: the games are told, not kept
    bool leeghwater = false;
};

[[nodiscard]] Result<SoloOptions> soloOptions(const QStringList& arguments);

/// A solo game of this seed before its first entry.
[[nodiscard]] Result<barrage::Playthrough> beginSolo(const SoloOptions& options,
                                                     std::uint64_t seed);

[[nodiscard]] Failure refusedMove(const barrage::Move& move, const barrage::Error& error);

/// Plays the games into the store and prints the number of each entry as soon as it is safe there.
Output soloIntoStore(const SoloOptions& options);

} // namespace cli
