#pragma once

#include <optional>
#include <string>
#include <vector>

#include "database/database_file.h"
#include "database/records.h"
#include "database/store_error.h"

/// Small things that outlast a game: players, printed cards, settings.
namespace database {

/// The one used last first.
[[nodiscard]] Result<std::vector<Player>> listPlayers(const DatabaseFile& store);

[[nodiscard]] Result<std::vector<Card>> listCards(const DatabaseFile& store,
                                                  const std::string& game);
/// Adds the card or replaces what was known of it.
[[nodiscard]] Outcome rememberCard(const DatabaseFile& store, const Card& card);
[[nodiscard]] Outcome forgetCard(const DatabaseFile& store, const std::string& game,
                                 const std::string& id);

[[nodiscard]] Result<std::optional<std::string>> setting(const DatabaseFile& store,
                                                         const std::string& name);
[[nodiscard]] Outcome setSetting(const DatabaseFile& store, const std::string& name,
                                 const std::string& value);
[[nodiscard]] Outcome forgetSetting(const DatabaseFile& store, const std::string& name);

} // namespace database
