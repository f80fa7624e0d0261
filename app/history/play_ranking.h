#pragma once

#include <vector>

#include "database/records.h"

/// Places of results that were entered by hand.
namespace history {

/// Everybody with the highest score wins; nobody if nobody has points yet.
void markHighestAsWinners(std::vector<database::PlayResult>& results);
/// Whether those win whom that would mark.
[[nodiscard]] bool haveHighestAsWinners(const std::vector<database::PlayResult>& results);

/// The same scores and winners, whoever they are.
[[nodiscard]] bool haveSameStandings(const std::vector<database::PlayResult>& some,
                                     const std::vector<database::PlayResult>& others);

/// Winners come first, whatever decided between equal scores; the others by score. Equal ones share
/// a place.
void rankByWinnersAndScore(std::vector<database::PlayResult>& results);

} // namespace history
