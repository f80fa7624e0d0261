#include "app/sessions/bring_in.h"

#include <map>
#include <utility>
#include <vector>

#include <QCoreApplication>
#include <QFile>
#include <QFileInfo>
#include <QStringList>
#include <QTemporaryDir>

#include "app/sessions/identity.h"
#include "app/sessions/penstock_file.h"
#include "app/sessions/store_text.h"
#include "database/store.h"

namespace sessions {

namespace {

using database::Contents;
using database::Play;

json::Problem cannotRead(const QString& path, const QString& why) {
    return {
        QCoreApplication::translate("Sessions", "The file %1 cannot be read: %2.").arg(path, why)};
}

/// From a copy that can be written, whatever the file allows, because opening brings a store up to
/// date. What was written last may lie in the log beside it only.
json::Result<FileContents> contentsOfBackup(const QString& path, const database::GoesOn& goesOn) {
    const QTemporaryDir folder;
    if (!folder.isValid())
        return cannotRead(path, folder.errorString());
    const QString copy = folder.filePath(QStringLiteral("backup.sqlite"));
    const QString log = QStringLiteral("-wal");
    QStringList parts{QString()};
    if (QFileInfo(path + log).isFile())
        parts << log;
    for (const QString& part : parts)
        if (QFile file(path + part);
            !file.copy(copy + part) ||
            !QFile::setPermissions(copy + part, QFile::ReadOwner | QFile::WriteOwner))
            return cannotRead(file.fileName(), file.errorString());
    const auto store = database::openStore(copy.toStdU16String());
    if (!store)
        return json::Problem{storeErrorSentence(store.error(), path)};
    auto contents = database::allContents(store.value(), goesOn);
    if (!contents)
        return json::Problem{storeErrorSentence(contents.error(), path)};
    return FileContents{std::move(contents.value()), {}};
}

/// As small as can be, because nobody else can write meanwhile: each session with its result, each
/// other result, then the cards.
std::vector<Contents> partsOf(Contents contents) {
    std::vector<Contents> parts;
    std::map<std::string, std::size_t> partOfSession;
    for (database::SessionRecord& session : contents.sessions) {
        partOfSession.emplace(session.id, parts.size());
        parts.emplace_back().sessions.push_back(std::move(session));
    }
    for (Play& play : contents.plays) {
        const auto session = partOfSession.find(play.session);
        Contents& part =
            session == partOfSession.end() ? parts.emplace_back() : parts[session->second];
        part.photos.insert(contents.photos.extract(play.id));
        part.plays.push_back(std::move(play));
    }
    if (!contents.cards.empty())
        parts.emplace_back().cards = std::move(contents.cards);
    return parts;
}

/// A part is one game, however many records it has, or all cards.
void count(const Contents& part, const database::ImportSummary& records, BroughtIn& brought) {
    if (!part.cards.empty())
        brought.cardsAdded += records.added;
    else if (records.added > 0)
        ++brought.gamesAdded;
    else
        ++(records.keptAsCopies > 0 ? brought.gamesCopied : brought.gamesThere);
}

} // namespace

json::Result<FileContents> contentsOfFile(const QString& path, const database::GoesOn& goesOn) {
    QFile file(path);
    if (!file.open(QIODevice::ReadOnly))
        return cannotRead(path, file.errorString());
    if (file.peek(15) == "SQLite format 3")
        return contentsOfBackup(path, goesOn);
    return readPenstock(file.read(kLargestFile + 1), goesOn);
}

BroughtIn bringIn(const database::DatabaseFile& store, Contents contents,
                  const database::GoesOn& goesOn) {
    const std::vector<Contents> parts = partsOf(std::move(contents));
    BroughtIn brought;
    for (std::size_t i = 0; brought.isComplete && i < parts.size(); ++i) {
        if (!goesOn(i, parts.size())) {
            brought.isComplete = false;
        } else if (const auto imported = database::importContents(store, parts[i], newId)) {
            count(parts[i], imported.value(), brought);
        } else {
            brought.isComplete = false;
            brought.problem = json::Problem{storeErrorSentence(imported.error())};
        }
    }
    return brought;
}

} // namespace sessions
