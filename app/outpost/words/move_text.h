#pragma once

#include <QString>

#include "app/outpost/words/cast.h"
#include "engine/outpost/event.h"
#include "engine/outpost/move.h"
#include "engine/outpost/state.h"

namespace outpost {

/// One sentence on what the move does; `state` is the one before it.
[[nodiscard]] QString moveText(const State& state, const Move& move, const Cast& cast);

/// "Ania's Elektro: 23", for a correction of the state.
[[nodiscard]] QString correctionText(const State& state, const Correct& correction,
                                     const Cast& cast);
/// "Kraków – Łódź".
[[nodiscard]] QString connectionText(const Connection& connection, const Cast& cast);
[[nodiscard]] QString nameOf(Corrected what);
[[nodiscard]] QString placeText(const CardPlace& place, const Cast& cast);

/// What somebody has to do at the table because of the event, or what is worth knowing; empty if it
/// is neither.
[[nodiscard]] QString eventText(const Event& event, const Cast& cast);

} // namespace outpost
