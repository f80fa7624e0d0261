#pragma once

#include <vector>

#include "database/database_file.h"
#include "database/store_error.h"
#include "engine/outpost/card.h"

/// The cards that were entered once and are known from then on. They lie in the store beside those
/// of other games, so that they are carried in .penstock files.
namespace outpost {

/// By number. The few that the rulebook names are there from the beginning.
[[nodiscard]] std::vector<Card> knownCards(const database::DatabaseFile& store);
[[nodiscard]] database::Outcome remember(const database::DatabaseFile& store, const Card& card);
[[nodiscard]] database::Outcome forget(const database::DatabaseFile& store, const Card& card);

/// What the rulebook's examples tell of a power plant without telling all: the cities of a number,
/// or 0.
[[nodiscard]] int citiesHint(int number);

} // namespace outpost
