#pragma once

#include <cstdint>

#include "engine/core/rng.h"

/// Whatever the app deals and draws by chance, from one source for all of it.
[[nodiscard]] core::Rng& chance();

/// The same chance in every run from here on, for tests.
void seedChance(std::uint64_t seed);
