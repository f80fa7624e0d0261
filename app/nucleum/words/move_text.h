#pragma once

#include <QString>

#include "app/nucleum/words/cast.h"
#include "engine/nucleum/event.h"
#include "engine/nucleum/move.h"
#include "engine/nucleum/state.h"

namespace nucleum {

/// What an entry of the log says: "Ala builds Factory II in Leipzig for 3 Thaler".
[[nodiscard]] QString moveText(const State& before, const Move& move, const Cast& cast);
/// What the players have to do with the pieces; empty if the entry says so already.
[[nodiscard]] QString eventText(const Event& event, const Cast& cast);

[[nodiscard]] QString nameOf(Corrected what);
/// Which one of several is corrected, or empty.
[[nodiscard]] QString correctedIndexText(const State& state, Corrected what, int index);
/// The value as people read it.
[[nodiscard]] QString correctedValueText(const Correct& correction, const Cast& cast);
[[nodiscard]] QString correctionText(const State& state, const Correct& correction,
                                     const Cast& cast);

/// "Leipzig: green"
[[nodiscard]] QString factText(const Fact& fact);
/// What is asked for: "The colour of Leipzig".
[[nodiscard]] QString factTitle(const Fact& fact);

} // namespace nucleum
