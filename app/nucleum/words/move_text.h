#pragma once

#include <QString>

#include "app/nucleum/words/cast.h"
#include "engine/nucleum/correction.h"
#include "engine/nucleum/event.h"
#include "engine/nucleum/move.h"
#include "engine/nucleum/state.h"

namespace nucleum {

/// What an entry of the log says: "Ala builds Factory II in Leipzig for 3 Thaler".
[[nodiscard]] QString moveText(const State& before, const Move& move, const Cast& cast);
/// What the players have to do with the pieces; empty if the entry says so already.
[[nodiscard]] QString eventText(const Event& event, const Cast& cast);

[[nodiscard]] QString nameOf(Corrected what);
/// The heading under which it is offered.
[[nodiscard]] QString chapterOf(Corrected what);
/// A number of a correction as people read it; empty if it means nothing.
[[nodiscard]] QString meaningText(const State& state, Meaning meaning, int number);
[[nodiscard]] QString correctionText(const State& state, const Correct& correction,
                                     const Cast& cast);

/// "Leipzig: green"
[[nodiscard]] QString factText(const Fact& fact);
/// What is asked for: "The colour of Leipzig".
[[nodiscard]] QString factTitle(const Fact& fact);

} // namespace nucleum
