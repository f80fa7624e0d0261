#pragma once

#include <QByteArray>
#include <QString>
#include <QUrl>

#include "app/json/problem.h"
#include "database/records.h"

/// Files for people and other programs, where people find them.
namespace share {

/// The user's documents; on a phone a folder of the app, from which the system hands files on.
[[nodiscard]] QString defaultFolder();

/// "Barrage 2026-11-17.csv": from the game and the day, without what a file system refuses.
[[nodiscard]] QString fileNameOf(const database::Play& play, const QString& suffix);

/// Whether some file system does not take it for a name.
[[nodiscard]] bool isRefusedName(const QString& name);

/// What a dialog for files answered. Android's gives an address that is no file's; Qt opens it all
/// the same.
[[nodiscard]] QString pathOf(const QUrl& file);

/// A path that is not taken: this one, or with a number behind its name.
[[nodiscard]] QString freePath(const QString& path);

/// The address of a file that is not there yet, for a dialog to begin with. Without a folder it is
/// the default one.
[[nodiscard]] QUrl suggestedFile(const QString& folder, const QString& name);

/// Writes a new file and never over another one, because not every dialog asks before it lets one
/// choose a file that is there. The value is its path.
[[nodiscard]] json::Result<QString> saveNew(const QString& path, const QByteArray& content);

} // namespace share
