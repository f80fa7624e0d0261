#pragma once

#include <vector>

#include <QString>

#include "app/nucleum/words/cast.h"
#include "engine/nucleum/state.h"

namespace nucleum {

/// A line of a sheet that is only read: a heading where a chapter begins, what it is, and how it
/// stands.
struct SheetLine {
    QString heading; // of the chapter the line belongs to
    QString title;
    QString value;  // short, at the end of the line
    QString detail; // below
    QString sign;   // a name NucleumSign knows, or empty
    bool isDone = false;
    int colour = -1; // of a player

    friend bool operator==(const SheetLine&, const SheetLine&) = default;
};
using SheetLines = std::vector<SheetLine>;

/// A player's board at a glance.
[[nodiscard]] SheetLines playerSheet(const State& state, Player player);
/// What lies beside the map: end conditions, contracts, milestones, coal and tiles.
[[nodiscard]] SheetLines tableSheet(const State& state, const Cast& cast);

} // namespace nucleum
