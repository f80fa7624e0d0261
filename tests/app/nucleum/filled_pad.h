#pragma once

#include <utility>

#include <QList>
#include <QMap>

#include "tests/app/pad/pad_desk.h"

/// Two players, of whom the first has something of everything.
inline void fillInNucleum(PadDesk& desk) {
    const QMap<QString, int> tiles{{"tile1", 3}, {"tile2", 8}, {"tile3", 1}, {"tile4", 7}};
    for (auto tile = tiles.begin(); tile != tiles.end(); ++tile)
        desk.table(tile.key(), tile.value());
    desk.side(0, "experiment", 1);
    const QList<std::pair<QString, int>> values{{"vp", 55},
                                                {"count3", 3},
                                                {"count8", 4},
                                                {"count1", 7},
                                                {"count7", 9},
                                                {"marker1", 1},
                                                {"marker3", 7},
                                                {"marker5", 16},
                                                {"goal", 1},
                                                {"cities", 8},
                                                {"uranium", 5},
                                                {"workers", 3},
                                                {"thaler", 3},
                                                {"buildings", 2},
                                                {"buildings_in_praha", 4},
                                                {"government2", 2},
                                                {"government_network2", 5},
                                                {"government_praha2", 1},
                                                {"income1", 1},
                                                {"income2", 3}};
    for (const auto& [field, value] : values)
        desk.enter(0, field, value);
}
