#pragma once

#include <string>

#include <QByteArray>
#include <QString>

#include "app/json/problem.h"
#include "app/sessions/left_out.h"
#include "app/sessions/penstock_file.h"
#include "database/transfer.h"

/// Games, positions and the history on their way out of the store and into it. Every problem is one
/// sentence.
namespace sessions {

/// A .penstock file that can be imported again.
struct Export {
    QByteArray text;
    LeftOut leftOut;
};

/// A .penstock file with one session and its result in the history, if it has one.
[[nodiscard]] json::Result<Export> exportSession(const database::DatabaseFile& store,
                                                 const std::string& id);
/// A .penstock file with one result of the history and its session, if it has one.
[[nodiscard]] json::Result<Export> exportPlay(const database::DatabaseFile& store,
                                              const std::string& id);
/// A .penstock file with all sessions, results and cards, and with the photos for which there is
/// room, those of the plays that ended last first.
[[nodiscard]] json::Result<Export>
exportAll(const database::DatabaseFile& store,
          const database::GoesOn& goesOn = database::alwaysGoesOn,
          qsizetype largest = kLargestFile);

/// The position of a session at its cursor.
[[nodiscard]] json::Result<QByteArray> exportPosition(const database::DatabaseFile& store,
                                                      const std::string& id);

/// Adds what a .penstock file has and the store has not; a set-up is for the app. A problem leaves
/// the store as it was.
[[nodiscard]] json::Result<database::ImportSummary> importText(const database::DatabaseFile& store,
                                                               const QByteArray& text);
[[nodiscard]] json::Result<database::ImportSummary> importFile(const database::DatabaseFile& store,
                                                               const QString& path);

/// Puts the whole content in the place of the file, or leaves the file as it was.
[[nodiscard]] json::Result<core::Done> writeFile(const QString& path, const QByteArray& content);

} // namespace sessions
