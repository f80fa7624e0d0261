#pragma once

#include "engine/barrage/setup.h"

namespace barrage {

/// The first thing wrong with a setup (B-3, B-4, A-2).
[[nodiscard]] Check checkSetup(const Setup& setup);

/// How many officers have to be drawn for Sekibo to copy (R-B24, P-1).
[[nodiscard]] int extraOfficersNeeded(const core::FixedVector<Seat, kMaxPlayers>& seats);

} // namespace barrage
