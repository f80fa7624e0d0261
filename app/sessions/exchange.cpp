#include "app/sessions/exchange.h"

#include <algorithm>

#include <QCoreApplication>
#include <QFile>
#include <QSaveFile>

#include "app/sessions/identity.h"
#include "app/sessions/known_games.h"
#include "app/sessions/penstock_file.h"
#include "app/sessions/store_text.h"
#include "database/history.h"
#include "database/sessions.h"

namespace sessions {

namespace {

using json::Problem;

Problem problemOf(const database::StoreError& error) { return {storeErrorSentence(error)}; }

/// What a file can carry of a session: entries that no longer replay would keep the whole file from
/// being read.
database::SessionRecord readablePart(database::SessionRecord session) {
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

} // namespace

json::Result<QByteArray> exportSession(const database::DatabaseFile& store, const std::string& id) {
    const auto session = database::loadSession(store, id);
    if (!session)
        return problemOf(session.error());
    auto plays = database::listPlays(store);
    if (!plays)
        return problemOf(plays.error());
    std::erase_if(plays.value(), [&id](const database::Play& play) { return play.session != id; });
    return writePenstock({{readablePart(session.value())}, plays.value(), {}});
}

json::Result<QByteArray> exportAll(const database::DatabaseFile& store) {
    auto contents = database::allContents(store);
    if (!contents)
        return problemOf(contents.error());
    std::ranges::transform(contents.value().sessions, contents.value().sessions.begin(),
                           readablePart);
    return writePenstock(contents.value());
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
