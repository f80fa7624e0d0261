#pragma once

#include <optional>
#include <string>

#include <QJsonObject>
#include <QStringList>

#include "database/database_file.h"
#include "database/store_error.h"

/// What the table has to enter because the rulebook does not print it: beside the cards also the
/// figures of the summary card, the map and the names of cities. All of it lies in the store among
/// the cards, so that backups and .penstock files carry it.
namespace outpost {

/// The payout and the prices of workers.
inline constexpr auto kFiguresFact = "figures";

[[nodiscard]] std::optional<QJsonObject> rememberedFact(const database::DatabaseFile& store,
                                                        const std::string& id);
[[nodiscard]] database::Outcome rememberFact(const database::DatabaseFile& store,
                                             const std::string& id, const QJsonObject& content);
[[nodiscard]] database::Outcome forgetFact(const database::DatabaseFile& store,
                                           const std::string& id);

/// In alphabetical order.
[[nodiscard]] QStringList knownCityNames(const database::DatabaseFile& store);
[[nodiscard]] database::Outcome rememberCityName(const database::DatabaseFile& store,
                                                 const QString& name);
[[nodiscard]] database::Outcome forgetCityName(const database::DatabaseFile& store,
                                               const QString& name);

} // namespace outpost
