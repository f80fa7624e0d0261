#include "app/sessions/exchange.h"

#include <QCoreApplication>
#include <QFile>
#include <QSaveFile>

#include "app/sessions/identity.h"
#include "app/sessions/known_games.h"
#include "app/sessions/penstock_file.h"
#include "app/sessions/readable.h"
#include "app/sessions/store_text.h"
#include "database/history.h"
#include "database/photos.h"
#include "database/sessions.h"

namespace sessions {

namespace {

using database::Contents;
using database::Play;
using json::Problem;

Problem problemOf(const database::StoreError& error) { return {storeErrorSentence(error)}; }

/// About what a photo takes in a file beside its picture.
constexpr qsizetype kAroundPhoto = 300;

qsizetype sizeOf(const std::vector<database::Photo>& photos) {
    qsizetype size = 0;
    for (const database::Photo& photo : photos)
        size += static_cast<qsizetype>(photo.jpeg.size()) + kAroundPhoto;
    return size;
}

/// Adds the photos of the plays, in their order, as long as there is room. Those of one play come
/// together or not at all.
database::Outcome addPhotos(const database::DatabaseFile& store, qsizetype room, Contents& contents,
                            LeftOut& leftOut,
                            const database::GoesOn& goesOn = database::alwaysGoesOn) {
    for (std::size_t i = 0; i < contents.plays.size() && goesOn(i, contents.plays.size()); ++i) {
        const Play& play = contents.plays[i];
        auto found = database::photosOf(store, play.id);
        if (!found)
            return found.error();
        std::vector<database::Photo>& photos = found.value();
        leftOut.damagedPhotos += keepReadable(photos, play);
        room -= sizeOf(photos);
        if (room < 0)
            leftOut.photos += static_cast<int>(photos.size());
        else if (!photos.empty())
            contents.photos.emplace(play.id, std::move(photos));
    }
    return core::Done{};
}

json::Result<Export> exportWithPhotos(const database::DatabaseFile& store, Contents contents,
                                      LeftOut leftOut) {
    if (const auto added = addPhotos(store, kLargestFile, contents, leftOut); !added)
        return problemOf(added.error());
    const auto text = readableText(contents);
    if (!text)
        return text.error();
    return Export{text.value(), leftOut};
}

} // namespace

json::Result<Export> exportSession(const database::DatabaseFile& store, const std::string& id) {
    const auto session = database::loadSession(store, id);
    if (!session)
        return problemOf(session.error());
    auto plays = database::listPlays(store);
    if (!plays)
        return problemOf(plays.error());
    std::erase_if(plays.value(), [&id](const Play& play) { return play.session != id; });
    const database::SessionRecord part = readablePart(session.value());
    LeftOut leftOut;
    leftOut.endings = part == session.value() ? 0 : 1;
    return exportWithPhotos(store, {{part}, plays.value(), {}, {}}, leftOut);
}

json::Result<Export> exportPlay(const database::DatabaseFile& store, const std::string& id) {
    const auto play = database::loadPlay(store, id);
    if (!play)
        return problemOf(play.error());
    if (!play.value().session.empty())
        return exportSession(store, play.value().session);
    return exportWithPhotos(store, {{}, {play.value()}, {}, {}}, {});
}

json::Result<Export> exportAll(const database::DatabaseFile& store, const database::GoesOn& goesOn,
                               qsizetype largest) {
    bool isStopped = false;
    const auto asked = [&](std::size_t done, std::size_t total) {
        isStopped = isStopped || !goesOn(done, total);
        return !isStopped;
    };
    auto found = database::allRecords(store, [&](std::size_t, std::size_t) { return asked(0, 1); });
    if (!found)
        return problemOf(found.error());
    Contents& contents = found.value();
    // To look at the records is one part of the way, the photos of the plays are the other.
    const std::size_t records = contents.sessions.size() + contents.plays.size();
    const std::size_t all = records + contents.plays.size();
    LeftOut leftOut =
        keepReadable(contents, [&](std::size_t done, std::size_t) { return asked(done, all); });
    if (isStopped)
        return Problem{};
    const auto withoutPhotos = writePenstock(contents);
    if (!withoutPhotos)
        return withoutPhotos.error();
    if (const auto added =
            addPhotos(store, largest - withoutPhotos.value().size(), contents, leftOut,
                      [&](std::size_t done, std::size_t) { return asked(records + done, all); });
        !added)
        return problemOf(added.error());
    if (isStopped)
        return Problem{};
    const auto text = writePenstock(contents);
    if (!text)
        return text.error();
    return Export{text.value(), leftOut};
}

json::Result<QByteArray> exportPosition(const database::DatabaseFile& store,
                                        const std::string& id) {
    const auto session = database::loadSession(store, id);
    if (!session)
        return problemOf(session.error());
    return positionText(session.value());
}

json::Result<database::ImportSummary> importText(const database::DatabaseFile& store,
                                                 const QByteArray& text) {
    const auto contents = readPenstock(text);
    if (!contents)
        return contents.error();
    if (contents.value().setup && contents.value() == Contents())
        return Problem{QCoreApplication::translate(
            "Sessions", "The file has only a set-up, with which a new game begins in the app.")};
    const auto imported = database::importContents(store, contents.value(), newId);
    if (!imported)
        return problemOf(imported.error());
    return imported.value();
}

json::Result<database::ImportSummary> importFile(const database::DatabaseFile& store,
                                                 const QString& path) {
    QFile file(path);
    if (!file.open(QIODevice::ReadOnly))
        return Problem{QCoreApplication::translate("Sessions", "The file %1 cannot be read: %2.")
                           .arg(path, file.errorString())};
    return importText(store, file.read(kLargestFile + 1));
}

json::Result<core::Done> writeFile(const QString& path, const QByteArray& content) {
    QSaveFile file(path);
    if (file.open(QIODevice::WriteOnly) && file.write(content) == content.size() && file.commit())
        return core::Done{};
    return Problem{QCoreApplication::translate("Sessions", "The file %1 cannot be written: %2.")
                       .arg(path, file.errorString())};
}

} // namespace sessions
