#pragma once

#include <vector>

#include "database/records.h"

/// Places of results that were entered by hand.
namespace history {

/// Everybody with the highest score wins; nobody if nobody has points yet.
void markHighestAsWinners(std::vector<database::PlayResult>& results);

/// Winners come first, whatever decided between equal scores; the others by score. Equal ones share
/// a place.
void rankByWinnersAndScore(std::vector<database::PlayResult>& results);

} // namespace history
