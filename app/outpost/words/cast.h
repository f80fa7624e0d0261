#pragma once

#include <array>
#include <vector>

#include <QString>
#include <QStringList>

#include "database/records.h"
#include "engine/outpost/types.h"

namespace outpost {

/// The players' wooden colours, in the order in which they are offered.
inline constexpr std::array kColours{"red", "blue", "green", "yellow", "black", "purple"};

/// The colour in words, or the id itself if it is unknown.
[[nodiscard]] QString colourName(const QString& colour);

/// Who plays, and what the cities are called, for everything that is put into words.
struct Cast {
    std::array<QString, kMaxPlayers> names; // empty: called by the colour
    std::array<QString, kMaxPlayers> colours;
    QStringList cities; // by number; empty: called by the number

    /// The number of the colour, as in kColours.
    [[nodiscard]] int colourOf(Seat seat) const;
    [[nodiscard]] QString nameOf(Seat seat) const;
    [[nodiscard]] QString nameOf(Owner owner) const;
    [[nodiscard]] QString nameOf(Actor actor) const;
    [[nodiscard]] QString nameOf(City city) const;
};

/// Those who sit at the table of a session, which knows no cities.
[[nodiscard]] Cast castOf(const std::vector<database::SessionSeat>& seats);

} // namespace outpost
