#include <cstdio>

#include <QCommandLineParser>
#include <QFileInfo>

#include "app/cli/input.h"
#include "app/cli/store_file.h"
#include "app/sessions/exchange.h"
#include "app/sessions/history_csv.h"
#include "database/store.h"

namespace cli {

namespace {

struct ExportOptions {
    QString file;
    QString session; // empty: everything
    QString target;
    QString form;
};

Failure badUsage(const QString& sentence) { return {kBadUsage, sentence}; }

Result<ExportOptions> exportOptions(const QStringList& arguments) {
    QCommandLineParser parser;
    parser.addOptions({{"to", {}, "file"}, {"as", {}, "form", "penstock"}});
    if (!parser.parse(QStringList(QString()) + arguments))
        return badUsage(parser.errorText());
    const QStringList names = parser.positionalArguments();
    if (names.isEmpty() || names.size() > 2)
        return badUsage(
            QStringLiteral("export needs a file, and the id of a session if only one is meant."));
    const ExportOptions options{names[0], names.value(1), parser.value("to"), parser.value("as")};
    if (options.target.isEmpty())
        return badUsage(QStringLiteral("export needs the name of the file to write: --to FILE."));
    const bool isOfOne = options.form == QLatin1String("position");
    const bool isOfAll =
        options.form == QLatin1String("csv") || options.form == QLatin1String("backup");
    if (!isOfOne && !isOfAll && options.form != QLatin1String("penstock"))
        return badUsage(QStringLiteral("--as is one of penstock, position, csv and backup."));
    if (isOfOne && options.session.isEmpty())
        return badUsage(QStringLiteral("A position is that of one session, so its id is needed."));
    if (isOfAll && !options.session.isEmpty())
        return badUsage(
            QStringLiteral("As %1 everything is exported, not one session.").arg(options.form));
    return options;
}

json::Result<sessions::Export> contentOf(const database::DatabaseFile& store, const QString& form,
                                         const std::string& session) {
    if (form == QLatin1String("penstock"))
        return session.empty() ? sessions::exportAll(store)
                               : sessions::exportSession(store, session);
    const auto text = form == QLatin1String("csv") ? sessions::historyCsv(store)
                                                   : sessions::exportPosition(store, session);
    if (!text)
        return text.error();
    return sessions::Export{text.value(), {}};
}

Output write(const database::DatabaseFile& store, const ExportOptions& options,
             const std::string& session) {
    if (options.form == QLatin1String("backup")) {
        if (QFileInfo::exists(options.target))
            return Failure{kBadContent,
                           QStringLiteral("There is already a file %1.").arg(options.target)};
        if (const auto done = database::backUp(store, pathOf(options.target)); !done)
            return storeFailure(done.error(), options.target);
        return QByteArray();
    }
    const auto content = contentOf(store, options.form, session);
    if (!content)
        return Failure{kBadContent, content.error().sentence};
    if (const auto done = sessions::writeFile(options.target, content.value().text); !done)
        return Failure{kBadContent, done.error().sentence};
    if (const QString text = sessions::leftOutText(content.value().leftOut); !text.isEmpty())
        std::fprintf(stderr, "%s\n", qUtf8Printable(text));
    return QByteArray();
}

/// A file that turns out to be no good must not leave an empty store behind.
Result<core::Done> tryWithoutStore(const QString& source) {
    const auto trial = database::openMemoryStore();
    if (!trial)
        return storeFailure(trial.error(), source);
    if (const auto imported = sessions::importFile(trial.value(), source); !imported)
        return Failure{kBadContent, imported.error().sentence};
    return core::Done{};
}

} // namespace

Output exportTo(const QStringList& arguments) {
    const auto read = exportOptions(arguments);
    if (!read)
        return read.error();
    const ExportOptions& options = read.value();
    const auto store = openExisting(options.file);
    if (!store)
        return store.error();
    if (options.session.isEmpty())
        return write(store.value(), options, {});
    const auto session = sessionIn(store.value(), options.file, options.session);
    if (!session)
        return session.error();
    return write(store.value(), options, session.value());
}

Output importFrom(const QStringList& arguments) {
    const auto names = onlyNames(arguments);
    if (!names)
        return names.error();
    if (arguments.size() != 2)
        return badUsage(QStringLiteral("import needs a store and the file to read."));
    if (!QFileInfo::exists(arguments[0]))
        if (const auto tried = tryWithoutStore(arguments[1]); !tried)
            return tried.error();
    const auto store = openOrCreate(arguments[0]);
    if (!store)
        return store.error();
    const auto imported = sessions::importFile(store.value(), arguments[1]);
    if (!imported)
        return Failure{kBadContent, imported.error().sentence};
    const database::ImportSummary& summary = imported.value();
    return QStringLiteral("%1 added, %2 already there, %3 kept as copies\n")
        .arg(summary.added)
        .arg(summary.alreadyThere)
        .arg(summary.keptAsCopies)
        .toUtf8();
}

} // namespace cli
