#pragma once

#include <functional>
#include <string>

#include "database/database_file.h"
#include "database/records.h"
#include "database/store_error.h"

namespace database {

/// As much text of photos as leaves room for the rest in an exported file.
inline constexpr std::size_t kMostPhotoText = 40 * 1024 * 1024;

/// Everything; of the photos those of the plays that ended last, up to `mostPhotoText` characters.
[[nodiscard]] Result<Contents> allContents(const DatabaseFile& store,
                                           std::size_t mostPhotoText = kMostPhotoText);

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
