#pragma once

#include <functional>
#include <string>

#include "database/database_file.h"
#include "database/records.h"
#include "database/store_error.h"

namespace database {

/// Asked before each step of something long; false stops it, and what it returns is of no use then.
using GoesOn = std::function<bool(std::size_t done, std::size_t total)>;
inline bool alwaysGoesOn(std::size_t /*done*/, std::size_t /*total*/) { return true; }

/// Everything but the photos; the plays that ended last come first.
[[nodiscard]] Result<Contents> allRecords(const DatabaseFile& store,
                                          const GoesOn& goesOn = alwaysGoesOn);
[[nodiscard]] Result<Contents> allContents(const DatabaseFile& store,
                                           const GoesOn& goesOn = alwaysGoesOn);

/// What became of the records of an import.
struct ImportSummary {
    int added = 0;
    int alreadyThere = 0;
    int keptAsCopies = 0; // same id, other content

    friend bool operator==(const ImportSummary&, const ImportSummary&) = default;
};

/// Adds what is not there yet, all of it or nothing. What is there is never changed: a record with
/// the id of another one is kept as a copy under an id from `newId`, unless a copy with the same
/// content exists already. A card that is known already is left as it is here. A play that is there
/// without photos gets those of the import.
[[nodiscard]] Result<ImportSummary> importContents(const DatabaseFile& store,
                                                   const Contents& contents,
                                                   const std::function<std::string()>& newId);

} // namespace database
