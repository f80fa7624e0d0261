#pragma once

#include <array>

#include "engine/barrage/types.h"

namespace barrage {

inline constexpr int kStartCredits = 6;
inline constexpr int kStartExcavators = 6;
inline constexpr int kStartMixers = 4;
inline constexpr int kStartVp = 10;
inline constexpr int kAutomaStartVp = 16;

/// The fixed combinations of the introductory game in turn order (B-4.2, B-4.3).
struct IntroductorySeat {
    Company company;
    Officer officer;
    Contract startingContract;
};
inline constexpr std::array<IntroductorySeat, kMaxPlayers> kIntroductorySeats{{
    {Company::Usa, Officer::Adler, Contract(0)},
    {Company::Germany, Officer::McDowell, Contract(1)},
    {Company::Italy, Officer::Jordan, Contract(2)},
    {Company::France, Officer::Fiesler, Contract(3)},
}};

/// Elon Audia's machines, instead of all others (B-25.30a).
inline constexpr int kStartExcamixers = 8;

/// What there is in the base game; the Netherlands, two bonus tiles and four officers come with the
/// Leeghwater Project (B-25.4, B-25.6), the promos after those.
inline constexpr int kBaseCompanyCount = 4;
inline constexpr int kBaseBonusTileCount = 6;
[[nodiscard]] constexpr bool isPromo(Officer officer) { return officer >= Officer::Audia; }

/// Officers Sekibo can choose from, whoever plays (R-B24).
inline constexpr int kCopyPoolSize = 3;

} // namespace barrage
