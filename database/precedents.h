#pragma once

#include <cstddef>
#include <optional>
#include <string>
#include <vector>

#include "database/database_file.h"
#include "database/store_error.h"

namespace database {

/// What somebody had reached in a game before a certain play of it, to tell what was special about
/// that one. Plays that are out of the history do not count.
struct Precedents {
    std::size_t seat = 0; // the place of the result in the play
    int plays = 0;
    int wins = 0;            // shared ones too
    int winsWithRole = 0;    // of these, with the role of this play
    int winsInARow = 0;      // up to this play
    std::optional<int> best; // points, if a play had some
    int playsAtLevel = 0;    // whose highest Automa had the level that the one of this play has
    std::optional<int> bestAtLevel;
    std::optional<int> closestWin; // ahead of everybody else

    friend bool operator==(const Precedents&, const Precedents&) = default;
};

/// Of everybody in the play who has a name, in turn order.
[[nodiscard]] Result<std::vector<Precedents>> precedentsOf(const DatabaseFile& store,
                                                           const std::string& play);

} // namespace database
