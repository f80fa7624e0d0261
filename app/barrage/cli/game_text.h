#pragma once

#include <QString>

#include "engine/barrage/game.h"

namespace cli {

/// One line about a game: how it stands or ended, its length and the fingerprint of its log.
[[nodiscard]] QString gameText(const barrage::Playthrough& game);

} // namespace cli
