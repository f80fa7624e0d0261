#pragma once

#include <cstdint>

#include "app/cli/command.h"
#include "engine/barrage/setup.h"

namespace cli {

/// Which games are played.
struct PlayOptions {
    std::uint64_t firstSeed = 0;
    std::uint64_t lastSeed = 0;
    barrage::Options game;
    std::vector<barrage::PlayerRequest> players;
    QString logFile;
};

[[nodiscard]] Result<PlayOptions> playOptions(const QStringList& arguments);

} // namespace cli
