#include "app/sessions/exchange.h"

#include <map>
#include <utility>

#include <QCoreApplication>
#include <QFile>
#include <QSaveFile>

#include "app/sessions/identity.h"
#include "app/sessions/known_games.h"
#include "app/sessions/penstock_file.h"
#include "app/sessions/store_text.h"
#include "database/history.h"
#include "database/photos.h"
#include "database/sessions.h"

namespace sessions {

namespace {

using database::Contents;
using database::Play;
using database::SessionRecord;
using json::Problem;

Problem problemOf(const database::StoreError& error) { return {storeErrorSentence(error)}; }

/// What a file can carry of a session: entries that no longer replay would keep the whole file from
/// being read.
SessionRecord readablePart(SessionRecord session) {
    const auto stopped = replayProblem(session.log);
    if (!stopped || stopped->entry == core::LoadError::kSetup)
        return session;
    session.log.entries.resize(stopped->entry);
    if (session.cursor > stopped->entry) {
        session.cursor = stopped->entry;
        session.status = database::SessionStatus::Playing;
    }
    return session;
}

/// The file, or what an import would say against it.
json::Result<QByteArray> readableText(const Contents& contents) {
    auto text = writePenstock(contents);
    if (text)
        if (const auto read = readPenstock(text.value()); !read)
            return read.error();
    return text;
}

bool isReadable(const Contents& contents) { return readableText(contents).ok(); }

/// False if not even a part of the session can be read.
bool makeReadable(SessionRecord& session) {
    if (isReadable({{session}, {}, {}, {}}))
        return true;
    session = readablePart(std::move(session));
    return isReadable({{session}, {}, {}, {}});
}

void keepReadable(std::vector<SessionRecord>& sessions) {
    std::vector<SessionRecord> kept;
    for (SessionRecord& session : sessions)
        if (makeReadable(session))
            kept.push_back(std::move(session));
    sessions = std::move(kept);
}

/// Photos that cannot be read are left out, their play is not.
void keepReadablePhotos(Contents& contents) {
    for (const Play& play : contents.plays) {
        const auto photos = contents.photos.find(play.id);
        if (photos == contents.photos.end())
            continue;
        Play alone = play;
        alone.session.clear();
        if (!isReadable({{}, {alone}, {}, {*photos}}))
            contents.photos.erase(photos);
    }
}

/// A play that is read alone has no session; in the file it has one if that is there.
void keepReadable(std::vector<Play>& plays, const std::vector<SessionRecord>& sessions) {
    std::map<std::string, std::string> gameOfSession;
    for (const SessionRecord& session : sessions)
        gameOfSession.emplace(session.id, session.log.game);
    std::vector<Play> kept;
    for (Play& play : plays) {
        const auto session = gameOfSession.find(play.session);
        const bool isLinked = session != gameOfSession.end() && session->second == play.game;
        std::string link = std::exchange(play.session, {});
        if (!isReadable({{}, {play}, {}, {}}))
            continue;
        if (isLinked)
            play.session = std::move(link);
        kept.push_back(std::move(play));
    }
    plays = std::move(kept);
}

std::size_t recordsIn(const Contents& contents) {
    return contents.sessions.size() + contents.plays.size() + contents.cards.size();
}

/// The file with the photos of its plays.
json::Result<QByteArray> textWithPhotos(const database::DatabaseFile& store, Contents contents) {
    for (const Play& play : contents.plays) {
        auto photos = database::photosOf(store, play.id);
        if (!photos)
            return problemOf(photos.error());
        if (!photos.value().empty())
            contents.photos.emplace(play.id, std::move(photos.value()));
    }
    keepReadablePhotos(contents);
    return readableText(contents);
}

} // namespace

json::Result<QByteArray> exportSession(const database::DatabaseFile& store, const std::string& id) {
    const auto session = database::loadSession(store, id);
    if (!session)
        return problemOf(session.error());
    auto plays = database::listPlays(store);
    if (!plays)
        return problemOf(plays.error());
    std::erase_if(plays.value(), [&id](const Play& play) { return play.session != id; });
    return textWithPhotos(store, {{readablePart(session.value())}, plays.value(), {}, {}});
}

json::Result<QByteArray> exportPlay(const database::DatabaseFile& store, const std::string& id) {
    const auto play = database::loadPlay(store, id);
    if (!play)
        return problemOf(play.error());
    if (!play.value().session.empty())
        return exportSession(store, play.value().session);
    return textWithPhotos(store, {{}, {play.value()}, {}, {}});
}

json::Result<Export> exportAll(const database::DatabaseFile& store) {
    auto found = database::allContents(store);
    if (!found)
        return problemOf(found.error());
    Contents& contents = found.value();
    const std::size_t before = recordsIn(contents);
    keepReadable(contents.sessions);
    keepReadable(contents.plays, contents.sessions);
    keepReadablePhotos(contents);
    std::erase_if(contents.cards, [](const database::Card& card) {
        return !isReadable({{}, {}, {card}, {}});
    });
    const auto text = writePenstock(contents);
    if (!text)
        return text.error();
    return Export{text.value(), static_cast<int>(before - recordsIn(contents))};
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
