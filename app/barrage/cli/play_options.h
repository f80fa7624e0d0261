#pragma once

#include <vector>

#include "app/cli/seeds.h"
#include "engine/barrage/setup.h"

namespace cli {

/// Which games are played.
struct PlayOptions {
    Seeds seeds;
    barrage::Options game;
    std::vector<barrage::PlayerRequest> players;
};

[[nodiscard]] Result<PlayOptions> playOptions(const QStringList& arguments);

} // namespace cli
