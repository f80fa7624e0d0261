#include "app/cli/input.h"
#include "app/cli/session_text.h"
#include "app/cli/store_file.h"
#include "app/common/convert.h"
#include "app/sessions/known_games.h"
#include "database/sessions.h"

namespace cli {

namespace {

QString headerOf(const database::SessionRecord& session) {
    return QStringLiteral("session %1\ngame    %2, rules version %3\nstatus  %4, %5 of %6 entries\n"
                          "created %7, touched %8, played %9 s\nseats   ")
               .arg(toQt(session.id), toQt(session.log.game))
               .arg(session.log.rulesVersion)
               .arg(statusText(session.status))
               .arg(session.cursor)
               .arg(session.log.entries.size())
               .arg(timeText(session.created), timeText(session.touched))
               .arg(session.playTime / 1000) +
           seatsText(session.seats) + QStringLiteral("\nsetup   ") + toQt(session.log.setup) +
           QLatin1Char('\n');
}

/// The entry that holds last is marked; those behind it are undone.
QString linesOf(const database::SessionRecord& session) {
    QString text;
    std::uint64_t number = 0;
    for (const std::string& line : session.log.entries) {
        ++number;
        text += QStringLiteral("%1 %2  %3\n")
                    .arg(QLatin1String(number == session.cursor ? ">" : " "))
                    .arg(number, 4)
                    .arg(toQt(line));
    }
    return text;
}

} // namespace

Output listSessions(const QStringList& arguments) {
    const auto file = onlyFile(arguments);
    if (!file)
        return file.error();
    const auto store = openExisting(file.value());
    if (!store)
        return store.error();
    const auto sessions = database::listSessions(store.value());
    if (!sessions)
        return storeFailure(sessions.error(), file.value());
    QList<QStringList> rows{{"id", "game", "status", "entries", "cursor", "touched", "seats"}};
    for (const database::SessionSummary& session : sessions.value())
        rows.append({toQt(session.id), toQt(session.game), statusText(session.status),
                     QString::number(session.entryCount), QString::number(session.cursor),
                     timeText(session.touched), seatsText(session.seats)});
    return tableOf(rows).toUtf8();
}

Output show(const QStringList& arguments) {
    const auto names = onlyNames(arguments);
    if (!names)
        return names.error();
    if (arguments.size() != 2)
        return Failure{kBadUsage, QStringLiteral("show needs a file and the id of a session.")};
    const QString& file = arguments[0];
    const auto store = openExisting(file);
    if (!store)
        return store.error();
    const auto id = sessionIn(store.value(), file, arguments[1]);
    if (!id)
        return id.error();
    const auto session = database::loadSession(store.value(), id.value());
    if (!session)
        return storeFailure(session.error(), file);
    QString text = headerOf(session.value()) + linesOf(session.value());
    const core::GameLog& log = session.value().log;
    if (const auto problem = sessions::replayProblem(log))
        text += sessions::loadErrorSentence(log, *problem) + QLatin1Char('\n');
    return text.toUtf8();
}

} // namespace cli
