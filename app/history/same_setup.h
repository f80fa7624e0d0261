#pragma once

#include <QString>
#include <QStringList>

#include "app/sessions/repeat.h"
#include "database/database_file.h"
#include "database/records.h"

/// Games that were set up the same, in words.
namespace history {

/// "17.11.2026: Ala 88, Automa 70", or who plays while there is no result.
[[nodiscard]] QString repeatedText(const sessions::Repeat& repeat);

/// How the play compares with others of the same set-up: "Ala 95, last time 88.", then each of the
/// others, the last one first. Nothing if there are none.
[[nodiscard]] QStringList comparisonOf(const database::DatabaseFile& store,
                                       const database::Play& play);

/// All plays of that set-up, the last one first.
[[nodiscard]] QStringList playsOfSetup(const database::DatabaseFile& store,
                                       const std::string& session);

} // namespace history
