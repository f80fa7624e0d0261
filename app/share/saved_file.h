#pragma once

#include <QByteArray>
#include <QString>

#include "app/json/problem.h"
#include "database/records.h"

/// Files for people and other programs, where people find them.
namespace share {

/// The folder "Penstock" among the user's documents; on a phone a folder of the app, from which the
/// system hands files on.
[[nodiscard]] QString defaultFolder();

/// "Barrage 2026-11-17.csv": from the game and the day, without what a file system refuses.
[[nodiscard]] QString fileNameOf(const database::Play& play, const QString& suffix);

/// A path in the folder that is not taken: the name, or with a number behind it.
[[nodiscard]] QString freePath(const QString& folder, const QString& name);

/// Writes a new file and never over another one. The value is its path.
[[nodiscard]] json::Result<QString> saveNew(const QString& folder, const QString& name,
                                            const QByteArray& content);

} // namespace share
