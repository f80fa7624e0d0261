#include "database/photos.h"

#include <algorithm>
#include <utility>

#include "database/history.h"
#include "database/internal/photo_rows.h"
#include "database/internal/play_rows.h"
#include "database/internal/query.h"

namespace database {

namespace {

/// Whether the session has a play, be it out of the history for now.
Result<bool> hasResult(const DatabaseFile& store, const std::string& session) {
    Query query(store, "SELECT 1 FROM plays JOIN sessions ON sessions.key = plays.session "
                       "WHERE sessions.id = ?");
    if (const auto asked = query.run(session); !asked)
        return asked.error();
    return query.next();
}

/// Inside a transaction.
Outcome replacePhotos(const DatabaseFile& store, const std::string& play,
                      const std::vector<Photo>& photos) {
    Query remove(store,
                 "DELETE FROM play_photos WHERE play = (SELECT key FROM plays WHERE id = ?)");
    if (const auto done = remove.run(play); !done)
        return done;
    return insertPhotos(store, play, photos);
}

/// What both say, the first one first; nothing twice.
std::string joined(const std::string& some, const std::string& others) {
    if (some.find(others) != std::string::npos)
        return some;
    return some.empty() ? others : some + "\n\n" + others;
}

/// Gives the play that is there what was noted about the removed one.
Outcome addNotes(const DatabaseFile& store, const RemovedPlay& removed) {
    auto found = loadPlay(store, removed.play.id);
    if (!found && found.error().trouble == Trouble::NotThere) // its game is being played again
        return StoreError{Trouble::AlreadyThere, removed.play.id};
    if (!found)
        return found.error();
    auto photos = photosOf(store, removed.play.id);
    if (!photos)
        return photos.error();
    Play& play = found.value();
    for (const Photo& photo : removed.photos)
        if (std::ranges::find(photos.value(), photo) == photos.value().end())
            photos.value().push_back(photo);
    const std::string& place = removed.play.location;
    const bool isElsewhere = !play.location.empty() && !place.empty() && play.location != place;
    if (isElsewhere || photos.value().size() > kMostPhotos)
        return StoreError{Trouble::AlreadyThere, play.id};
    if (play.location.empty())
        play.location = place;
    play.comments = joined(play.comments, removed.play.comments);
    if (const auto done = updatePlay(store, play); !done)
        return done;
    return replacePhotos(store, play.id, photos.value());
}

} // namespace

Outcome insertPhotos(const DatabaseFile& store, const std::string& play,
                     const std::vector<Photo>& photos) {
    Query insert(store, "INSERT INTO play_photos (play, place, width, height, jpeg) "
                        "VALUES ((SELECT key FROM plays WHERE id = ?), ?, ?, ?, ?)");
    int place = 0;
    for (const Photo& photo : photos)
        if (const auto done = insert.run(play, ++place, photo.width, photo.height, photo.jpeg);
            !done)
            return done;
    return core::Done{};
}

Result<std::vector<Photo>> photosOf(const DatabaseFile& store, const std::string& play) {
    Query query(store, "SELECT width, height, jpeg FROM play_photos "
                       "WHERE play = (SELECT key FROM plays WHERE id = ?) ORDER BY place");
    if (const auto asked = query.run(play); !asked)
        return asked.error();
    std::vector<Photo> photos;
    while (query.next())
        photos.push_back({static_cast<int>(query.integer(0)), static_cast<int>(query.integer(1)),
                          query.text(2)});
    if (const auto read = query.trouble(); !read)
        return read.error();
    return photos;
}

Outcome setPhotos(const DatabaseFile& store, const std::string& play,
                  const std::vector<Photo>& photos) {
    if (photos.size() > kMostPhotos)
        return StoreError{Trouble::Failed, "too many photos"};
    auto transaction = Transaction::begin(store);
    if (!transaction)
        return transaction.error();
    const auto isThere = hasPlay(store, play);
    if (!isThere)
        return isThere.error();
    if (!isThere.value())
        return StoreError{Trouble::NotThere, play};
    if (const auto done = replacePhotos(store, play, photos); !done)
        return done;
    return transaction.value().commit();
}

Result<RemovedPlay> takePlay(const DatabaseFile& store, const std::string& id) {
    auto transaction = Transaction::begin(store);
    if (!transaction)
        return transaction.error();
    auto play = loadPlay(store, id);
    if (!play)
        return play.error();
    auto photos = photosOf(store, id);
    if (!photos)
        return photos.error();
    if (const auto done = removePlay(store, id); !done)
        return done.error();
    if (const auto done = transaction.value().commit(); !done)
        return done.error();
    return RemovedPlay{std::move(play.value()), std::move(photos.value())};
}

Outcome putBack(const DatabaseFile& store, const RemovedPlay& removed) {
    auto transaction = Transaction::begin(store);
    if (!transaction)
        return transaction.error();
    const auto isThere = hasPlay(store, removed.play.id);
    if (!isThere)
        return isThere.error();
    if (isThere.value()) {
        if (const auto done = addNotes(store, removed); !done)
            return done;
        return transaction.value().commit();
    }
    Play play = removed.play;
    const auto isTaken = hasResult(store, play.session);
    if (!isTaken)
        return isTaken.error();
    if (isTaken.value())
        play.session.clear();
    if (const auto done = insertPlay(store, play); !done)
        return done;
    if (const auto done = insertPhotos(store, play.id, removed.photos); !done)
        return done;
    return transaction.value().commit();
}

} // namespace database
