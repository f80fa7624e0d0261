#pragma once

#include <cstddef>
#include <optional>
#include <vector>

#include <QList>
#include <QString>
#include <QStringList>

#include "database/records.h"

namespace share {

/// One participant of a play with the points from each source.
struct SheetColumn {
    std::size_t seat = 0; // the place of the result in the play
    QString name;
    QString role;
    QString sign;             // three letters of the company, or the place
    int colour = -1;          // as PieceColors.seat counts them; -1: none
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
