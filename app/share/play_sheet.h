#pragma once

#include <optional>
#include <vector>

#include <QList>
#include <QString>
#include <QStringList>

#include "database/records.h"

namespace share {

/// One participant of a play with the points from each source.
struct SheetColumn {
    QString name;
    QString role;
    QString sign;     // three letters of the company, or the place
    int company = -1; // its number, which is also that of its colours; -1: the game has none
    std::optional<int> score; // none if nobody noted points
    int rank = 1;
    bool isWinner = false;
    QList<int> points; // in the order of the labels
};

/// The result as a table, the best first. Sources that belong together are one line.
struct PlaySheet {
    QStringList labels;
    std::vector<SheetColumn> columns;
};

[[nodiscard]] PlaySheet sheetOf(const database::Play& play);

} // namespace share
