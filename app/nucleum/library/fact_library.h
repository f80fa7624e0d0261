#pragma once

#include <cstddef>
#include <vector>

#include "database/database_file.h"
#include "database/store_error.h"
#include "engine/nucleum/facts.h"

/// What is printed on the pieces and was entered once. It lies in the store beside the cards of
/// other games, so that it is carried in .penstock files. What is printed on the map is kept for
/// each of its sides, and the coal wagons for each number of players.
namespace nucleum {

[[nodiscard]] Facts knownFacts(const database::DatabaseFile& store, std::size_t players);
[[nodiscard]] database::Outcome remember(const database::DatabaseFile& store, const Fact& fact,
                                         std::size_t players);

} // namespace nucleum
