#pragma once

#include <vector>

#include "engine/barrage/decision.h"
#include "engine/barrage/event.h"
#include "engine/barrage/state.h"

namespace barrage {

/// One decision of a turn that is looked at ahead, with what it brings about.
struct TurnStep {
    State before;
    Decision decision;
    Events events;
};

/// What an Automa is going to do. Nothing is played.
struct TurnPreview {
    std::vector<TurnStep> steps;
    State after; // if the turn is over then: before it passes on

    /// What waits then; EndTurn: the turn is over.
    [[nodiscard]] TaskKind next() const;
    [[nodiscard]] Events events() const; // of all steps
};

/// What the Automa does now, until its turn ends, the table has to reveal something or a human has
/// to choose. The events end where the next turn or phase begins: gaps of the display that fill by
/// themselves are among them. Needs isAutomaToDecide.
[[nodiscard]] TurnPreview previewTurn(const State& state);

/// The whole turn with a contract pile nobody knows: emptied slots stay empty, and the events end
/// with the turn. Needs isAutomaToDecide and both tiles in force.
[[nodiscard]] TurnPreview resolveTurn(const State& state);

/// The colours of the slots that were emptied, in order.
[[nodiscard]] std::vector<Colour> emptiedSlots(const Events& events);

/// Whether what follows belongs to the next turn or phase.
[[nodiscard]] bool beginsSomethingElse(const Event& event);

} // namespace barrage
