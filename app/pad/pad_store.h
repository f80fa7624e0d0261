#pragma once

#include <optional>

#include "app/pad/pad_game.h"
#include "database/database_file.h"
#include "database/store_error.h"

/// Where a pad is kept while it is filled in, and where it goes.
namespace pad {

/// The draft of the game as it was left, or an empty one for two players.
[[nodiscard]] Draft keptDraft(const database::DatabaseFile& store, const Game& game);
[[nodiscard]] database::Outcome keepDraft(const database::DatabaseFile& store, const Game& game,
                                          const Draft& draft);

/// The draft that made way for the one that is kept now, for as long as that one is empty.
[[nodiscard]] std::optional<Draft> formerDraft(const database::DatabaseFile& store,
                                               const Game& game);
[[nodiscard]] database::Outcome keepFormer(const database::DatabaseFile& store, const Game& game,
                                           const Draft& draft);
[[nodiscard]] database::Outcome forgetFormer(const database::DatabaseFile& store, const Game& game);

/// The draft that went to the history last, to tell later what was changed since.
[[nodiscard]] std::optional<Draft> savedDraft(const database::DatabaseFile& store,
                                              const Game& game);
[[nodiscard]] database::Outcome keepSaved(const database::DatabaseFile& store, const Game& game,
                                          const Draft& draft);

/// If its play was saved before: the draft with what was changed in the history since then, as far
/// as the draft does not change it too.
[[nodiscard]] Draft withHistory(const database::DatabaseFile& store, const Game& game,
                                const Draft& draft);

/// Adds the play to the history, or replaces it if it is there: it is corrected, or it got there
/// just before the program ended and left the draft behind. It keeps its hour on the same day.
[[nodiscard]] database::Outcome keepPlay(const database::DatabaseFile& store, database::Play play);

} // namespace pad
