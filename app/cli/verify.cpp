#include <cstdio>

#include <QDateTime>
#include <QFile>
#include <QFileInfo>
#include <QTemporaryDir>

#include "app/cli/counted.h"
#include "app/cli/input.h"
#include "app/cli/store_file.h"
#include "app/common/convert.h"
#include "app/sessions/known_games.h"
#include "database/sessions.h"
#include "database/store.h"

namespace cli {

namespace {

constexpr int kAttempts = 50;
/// Besides the file itself, what has been committed but not moved into it yet.
constexpr const char* kParts[] = {"", "-wal"};

using Stamps = QList<std::pair<qint64, QDateTime>>;

Stamps stampsOf(const QString& file) {
    Stamps stamps;
    for (const char* part : kParts) {
        const QFileInfo info(file + QLatin1String(part));
        stamps.append({info.exists() ? info.size() : -1, info.lastModified()});
    }
    return stamps;
}

bool copyParts(const QString& file, const QString& copy) {
    for (const char* part : kParts) {
        const QString from = file + QLatin1String(part);
        const QString to = copy + QLatin1String(part);
        QFile::remove(to);
        if (QFile::exists(from) && !QFile::copy(from, to))
            return false;
        QFile::setPermissions(to, QFile::ReadOwner | QFile::WriteOwner);
    }
    return true;
}

/// Opening a store may finish what a killed program began, or bring it to newer tables, so a copy
/// is looked at. One that was written to meanwhile is copied again.
Result<core::Done> copyForLooking(const QString& file, const QString& copy) {
    for (int i = 0; i < kAttempts; ++i) {
        const Stamps before = stampsOf(file);
        if (!copyParts(file, copy))
            return Failure{kBadContent, QStringLiteral("The file %1 cannot be read.").arg(file)};
        if (stampsOf(file) == before)
            return core::Done{};
    }
    return Failure{kBadContent, QStringLiteral("Another program keeps writing to %1.").arg(file)};
}

bool tellProblem(const QString& what, const QString& problem) {
    std::printf("%s: %s\n", qUtf8Printable(what), qUtf8Printable(problem));
    return false;
}

/// Entries that were undone have to replay too.
bool verifySession(const database::DatabaseFile& store, const database::SessionSummary& summary) {
    const QString name = toQt(summary.id);
    if (summary.cursor > summary.entryCount)
        return tellProblem(name, QStringLiteral("The cursor is behind the last entry."));
    const auto session = database::loadSession(store, summary.id);
    if (!session)
        return tellProblem(name, toQt(session.error().detail));
    const core::GameLog& log = session.value().log;
    if (log.entries.size() < summary.entryCount)
        return tellProblem(
            name, QStringLiteral("Entry %1 is missing.").arg(qulonglong(log.entries.size() + 1)));
    if (const auto problem = sessions::replayProblem(log))
        return tellProblem(name, sessions::loadErrorSentence(log, *problem));
    std::printf("%s: ok, %zu entries\n", summary.id.c_str(), log.entries.size());
    return true;
}

/// Tells about each session; how many things are wrong.
Result<int> verifyAll(const database::DatabaseFile& store, const QString& file) {
    const auto found = database::integrityProblems(store);
    if (!found)
        return storeFailure(found.error(), file);
    int problems = 0;
    for (const std::string& problem : found.value()) {
        tellProblem(QStringLiteral("integrity"), toQt(problem));
        ++problems;
    }
    const auto sessions = database::listSessions(store);
    if (!sessions)
        return storeFailure(sessions.error(), file);
    for (const database::SessionSummary& session : sessions.value())
        problems += verifySession(store, session) ? 0 : 1;
    std::printf("%s: %s\n", qUtf8Printable(file),
                qUtf8Printable(counted(static_cast<int>(sessions.value().size()), "session")));
    return problems;
}

} // namespace

Output verify(const QStringList& arguments) {
    const auto file = onlyFile(arguments);
    if (!file)
        return file.error();
    if (!QFileInfo(file.value()).isFile())
        return noSuchFile(file.value());
    const QTemporaryDir folder;
    const QString copy = folder.filePath(QStringLiteral("copy"));
    if (const auto copied = copyForLooking(file.value(), copy); !copied)
        return copied.error();
    const auto store = database::openStore(pathOf(copy));
    if (!store)
        return storeFailure(store.error(), file.value());
    const auto problems = verifyAll(store.value(), file.value());
    if (!problems)
        return problems.error();
    if (problems.value() > 0)
        return Failure{kBadContent, QStringLiteral("%1: %2 found.")
                                        .arg(file.value(), counted(problems.value(), "problem"))};
    return QByteArray();
}

} // namespace cli
