#pragma once

#include <QString>
#include <QStringList>

#include "app/outpost/table/outpost_table.h"

/// Cities are known by the names that were typed once, in this game and in all later ones.
[[nodiscard]] QStringList unusedCityNames(const OutpostTable& table);
void rememberCityName(const OutpostTable& table, const QString& name);
