#pragma once

#include <string>
#include <vector>

#include "database/database_file.h"
#include "database/records.h"
#include "database/store_error.h"

namespace database {

/// The photos of a play, in the order in which they are shown. Not a part of Play: they are a
/// thousand times as large, and only the page of one play shows them.
[[nodiscard]] Result<std::vector<Photo>> photosOf(const DatabaseFile& store,
                                                  const std::string& play);

/// Puts these in the place of those that the play has; at most kMostPhotos of them.
[[nodiscard]] Outcome setPhotos(const DatabaseFile& store, const std::string& play,
                                const std::vector<Photo>& photos);

/// A play and its photos, so that it can come back whole.
struct RemovedPlay {
    Play play;
    std::vector<Photo> photos;
};

/// Removes a play and hands it over; removePlay for those who may want it back.
[[nodiscard]] Result<RemovedPlay> takePlay(const DatabaseFile& store, const std::string& id);

/// Adds it again. The link to its session comes back too if that is still there, finished and
/// without another play. If the play is there again, because its game was finished again, that one
/// gets the place, the comments and the photos of the removed one beside its own; AlreadyThere if
/// it has another place or no room for the photos, or if its game is being played once more.
[[nodiscard]] Outcome putBack(const DatabaseFile& store, const RemovedPlay& removed);

} // namespace database
