#include "app/cli/store_file.h"

#include <cstdio>

#include <QFileInfo>

#include "app/common/convert.h"
#include "app/sessions/identity.h"
#include "app/sessions/store_text.h"
#include "database/recovery.h"
#include "database/sessions.h"
#include "database/store.h"

namespace cli {

std::filesystem::path pathOf(const QString& file) {
    return std::filesystem::path(file.toStdU16String());
}

Failure storeFailure(const database::StoreError& error, const QString& file) {
    return {kBadContent, sessions::storeErrorSentence(error, file)};
}

Failure noSuchFile(const QString& file) {
    return {kBadContent, QStringLiteral("There is no file %1.").arg(file)};
}

Result<database::DatabaseFile> openExisting(const QString& file) {
    if (!QFileInfo(file).isFile())
        return noSuchFile(file);
    auto opened = database::openStore(pathOf(file));
    if (!opened)
        return storeFailure(opened.error(), file);
    return std::move(opened.value());
}

Result<database::DatabaseFile> openOrCreate(const QString& file) {
    // What the app would set aside in its own folder is here a file named by mistake.
    if (QFileInfo::exists(file))
        if (const auto found = database::openStore(pathOf(file));
            !found && found.error().trouble == database::Trouble::NotADatabase)
            return storeFailure(found.error(), file);
    auto opened = database::openOrRecover(pathOf(file), sessions::now());
    if (!opened)
        return storeFailure(opened.error(), file);
    if (opened.value().recovery)
        std::fprintf(stderr, "%s\n",
                     qUtf8Printable(sessions::recoveryText(*opened.value().recovery)));
    return std::move(opened.value().store);
}

Result<std::string> sessionIn(const database::DatabaseFile& store, const QString& file,
                              const QString& beginning) {
    const auto sessions = database::listSessions(store);
    if (!sessions)
        return storeFailure(sessions.error(), file);
    const std::string start = toStd(beginning.toLower());
    std::string found;
    for (const database::SessionSummary& session : sessions.value()) {
        if (!session.id.starts_with(start))
            continue;
        if (!found.empty())
            return Failure{kBadContent,
                           QStringLiteral("More than one session of %1 begins with \"%2\".")
                               .arg(file, beginning)};
        found = session.id;
    }
    if (found.empty())
        return Failure{
            kBadContent,
            QStringLiteral("%1 has no session that begins with \"%2\".").arg(file, beginning)};
    return found;
}

} // namespace cli
