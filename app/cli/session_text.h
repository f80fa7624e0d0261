#pragma once

#include <QString>
#include <QStringList>

#include "database/records.h"

/// Sessions as the tool prints them.
namespace cli {

[[nodiscard]] QString timeText(database::Time time);
[[nodiscard]] QString statusText(database::SessionStatus status);
/// "usa Human, germany"; a seat without a player is an Automa's.
[[nodiscard]] QString seatsText(const std::vector<database::SessionSeat>& seats);

/// Rows under a headline, each column as wide as its widest text.
[[nodiscard]] QString tableOf(const QList<QStringList>& rows);

} // namespace cli
