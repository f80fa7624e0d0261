#pragma once

#include <optional>
#include <vector>

#include "app/barrage/lines/automa_line_model.h"
#include "engine/barrage/automa.h"

/// What has to be done with the pieces, as a list that one works through.
namespace steps {

/// What one move brought about.
struct Happening {
    barrage::State before;
    barrage::Events events;
    std::optional<barrage::System> way; // of a production
};

/// The way of its drops, if the move is a production.
[[nodiscard]] std::optional<barrage::System> wayOf(const barrage::Move& move);

/// One line for each thing to do, in the order of the hands: engineers, wheel, supply, board,
/// cards, points. What is alike becomes one line. Whose pieces they are is told only where it is
/// not `who`.
[[nodiscard]] std::vector<AutomaLine> linesFor(const std::vector<Happening>& happenings,
                                               barrage::Owner who);

/// What companies have to choose on the way through the phase that waits; empty if nothing.
[[nodiscard]] std::vector<AutomaLine> choicesAhead(const barrage::State& state);

} // namespace steps
