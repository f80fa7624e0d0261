#pragma once

#include <filesystem>
#include <optional>
#include <string>

#include <QByteArray>
#include <QDir>
#include <QFile>
#include <QMap>
#include <QSqlDatabase>
#include <QSqlError>
#include <QSqlQuery>
#include <QSqlRecord>
#include <QString>
#include <QStringList>
#include <QTemporaryDir>
#include <QVariant>

#include "database/database_file.h"
#include "database/records.h"

/// A look into stores past the code that is tested.
namespace database::test {

inline QSqlDatabase connectionOf(const DatabaseFile& store) {
    return QSqlDatabase::database(QString::fromStdString(store.connectionName()));
}

inline bool run(const DatabaseFile& store, const QString& sql) {
    QSqlQuery query(connectionOf(store));
    return query.exec(sql);
}

/// The first value of the first row, or what went wrong.
inline QString valueOf(const DatabaseFile& store, const QString& sql) {
    QSqlQuery query(connectionOf(store));
    return query.exec(sql) && query.next() ? query.value(0).toString() : query.lastError().text();
}

inline QStringList rowsOf(const DatabaseFile& store, const QString& sql) {
    QSqlQuery query(connectionOf(store));
    QStringList rows;
    if (!query.exec(sql))
        return {query.lastError().text()};
    while (query.next()) {
        QStringList values;
        for (int column = 0; column < query.record().count(); ++column)
            values << query.value(column).toString();
        rows << values.join('|');
    }
    return rows;
}

/// Everything that the store has, by table.
inline QMap<QString, QStringList> contentOf(const DatabaseFile& store) {
    QMap<QString, QStringList> content;
    for (const QString& table : rowsOf(store, "SELECT name FROM sqlite_schema WHERE type = 'table' "
                                              "AND name NOT LIKE 'sqlite_%'"))
        content[table] = rowsOf(store, "SELECT * FROM " + table);
    return content;
}

/// What to show when a call failed that should not have.
inline std::string why(const auto& result) { return result ? "" : result.error().detail; }

inline std::optional<Trouble> troubleOf(const auto& result) {
    return result ? std::optional<Trouble>() : result.error().trouble;
}

inline std::filesystem::path pathIn(const QTemporaryDir& folder, const std::string& name) {
    return std::filesystem::path(folder.path().toStdString()) / name;
}

/// Every file of the folder with its bytes.
inline QMap<QString, QByteArray> filesIn(const QString& folder) {
    QMap<QString, QByteArray> files;
    for (const QString& name : QDir(folder).entryList(QDir::Files)) {
        QFile file(folder + '/' + name);
        files[name] = file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray("unreadable");
    }
    return files;
}

/// A session with something in every field.
inline SessionRecord exampleSession(const std::string& id) {
    SessionRecord session;
    session.id = id;
    session.log = {"barrage", 1, "introductory=no", {"table proceed", "usa pass", "usa decline"}};
    session.cursor = 2;
    session.options = R"({"light":true})";
    session.notes = "at Zoë's";
    session.created = 1'700'000'000'000;
    session.touched = 1'700'000'100'000;
    session.playTime = 95'000;
    session.seats = {{"usa", "Ania"}, {"germany", ""}, {"france", "Łukasz"}};
    return session;
}

} // namespace database::test
