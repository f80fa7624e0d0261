#pragma once

#include <vector>

#include <QByteArray>

#include "database/records.h"

/// Plays for the program BG Stats: as a link that opens it, and as a file.
namespace share {

inline constexpr qsizetype kLongestLink = 2000; // longer ones do not arrive everywhere

/// The link with one play. The same play has the same ids in every link. If it would be too long,
/// first the comments are shortened, then names and place.
[[nodiscard]] QByteArray bgStatsLink(const database::Play& play);

/// A .bgsplay file. What is in it counts as changed at `now`.
[[nodiscard]] QByteArray bgsplayFile(const std::vector<database::Play>& plays, database::Time now);

} // namespace share
