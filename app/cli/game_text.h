#pragma once

#include <QString>

#include "engine/barrage/game.h"

namespace cli {

/// "1 drop", "2 drops".
[[nodiscard]] QString counted(int count, const char* noun);

/// One line about a game: how it stands or ended, its length and the fingerprint of its log.
[[nodiscard]] QString gameText(const barrage::Playthrough& game);

} // namespace cli
