#pragma once

#include "engine/barrage/setup.h"

namespace barrage {

/// The first thing wrong with a setup (B-3, B-4, A-2).
[[nodiscard]] Check checkSetup(const Setup& setup);

/// Whether a seat of this kind may have the officer (A-1.2, B-25.6, B-25.30).
[[nodiscard]] bool isOfficerInGame(const Options& options, PlayerKind kind, Officer officer);

/// What the Leeghwater Project adds to a setup, or that nothing of it is there (B-25.1 to B-25.5).
[[nodiscard]] Check checkLeeghwater(const Setup& setup);

/// How many officers have to be drawn for Sekibo to copy (R-B24, P-1).
[[nodiscard]] int extraOfficersNeeded(const core::FixedVector<Seat, kMaxPlayers>& seats);

} // namespace barrage
