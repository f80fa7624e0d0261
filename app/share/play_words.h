#pragma once

#include <string>
#include <string_view>

#include <QString>

#include "database/records.h"

/// What a play of the history says about itself, in the language of the installed translator.
namespace share {

/// "Player 2": somebody of whom neither name nor role is known; seats count from 0.
[[nodiscard]] QString seatName(std::size_t seat);

/// The player's name, "Automa" (from the second one on with a number), or the role or seat of
/// somebody without a name. Different for everybody in the play.
[[nodiscard]] QString participantName(const database::Play& play, std::size_t result);

/// "112 VP", or what the game counts instead: "14 cities".
[[nodiscard]] QString pointsText(std::string_view game, int points);

/// "USA / Viktor Fiesler / High": what there is of company, officer and level.
[[nodiscard]] QString roleText(const std::string& game, const database::PlayResult& result);

/// "Full game, Automa High".
[[nodiscard]] QString boardText(const database::Play& play);

/// The day on which it ended, where the device is.
[[nodiscard]] QString dayText(const database::Play& play);

/// Rounded; 0 if nobody took the time.
[[nodiscard]] int minutesOf(const database::Play& play);

/// "17/11/2026 · 95 min · Kraków".
[[nodiscard]] QString occasionOf(const database::Play& play);
/// "Barrage · 17/11/2026 · 95 min · Kraków".
[[nodiscard]] QString headingOf(const database::Play& play);

} // namespace share
