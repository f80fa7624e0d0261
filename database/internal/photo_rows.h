#pragma once

#include <string>
#include <vector>

#include "database/database_file.h"
#include "database/records.h"
#include "database/store_error.h"

/// Parts of larger changes: the caller's transaction is around them.
namespace database {

/// Adds the photos of a play that has none yet.
[[nodiscard]] Outcome insertPhotos(const DatabaseFile& store, const std::string& play,
                                   const std::vector<Photo>& photos);

} // namespace database
