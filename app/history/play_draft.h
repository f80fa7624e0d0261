#pragma once

#include <optional>
#include <string>

#include <QString>

#include "database/database_file.h"
#include "database/records.h"
#include "database/store_error.h"

/// What was entered about a play and is not saved yet. Each play can have one, and so can the play
/// that is still to be added, whose key is empty.
namespace history {

struct PlayDraft {
    database::Play play;
    QString day; // as typed
    bool hasChosenWinners = false;

    friend bool operator==(const PlayDraft&, const PlayDraft&) = default;
};

/// The draft as it was left, with the rest from the play as it is saved; nothing if there is none.
[[nodiscard]] std::optional<PlayDraft> keptDraft(const database::DatabaseFile& store,
                                                 const std::string& key, const PlayDraft& saved);
[[nodiscard]] database::Outcome keepDraft(const database::DatabaseFile& store,
                                          const std::string& key, const PlayDraft& draft);
[[nodiscard]] database::Outcome forgetDraft(const database::DatabaseFile& store,
                                            const std::string& key);

/// Forgets a draft and hands it over as it is kept, for a play that may come back.
[[nodiscard]] std::optional<std::string> takeDraft(const database::DatabaseFile& store,
                                                   const std::string& key);
/// Keeps it again for the play that has this id now, unless that has another one by now.
[[nodiscard]] database::Outcome putDraftBack(const database::DatabaseFile& store,
                                             const std::string& key, const std::string& taken);

} // namespace history
