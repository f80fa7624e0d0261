#pragma once

#include <vector>

#include "engine/barrage/bot/decision.h"
#include "engine/barrage/event.h"
#include "engine/barrage/game.h"
#include "engine/barrage/state.h"

namespace automa {

/// One decision of a turn that is looked at ahead, with what it brings about.
struct PreviewStep {
    barrage::State before;
    barrage::Decision decision;
    barrage::Events events; // without what belongs to the next turn or phase
};

/// What an Automa does now, until its turn ends, the table has to reveal something or a human has
/// to choose. Nothing is played.
struct TurnPreview {
    std::vector<PreviewStep> earlier; // of the same turn, already carried out; without events
    std::vector<PreviewStep> steps;
    barrage::TaskKind next = barrage::TaskKind::None; // what waits then; EndTurn: the turn is over
    bool endsAfterReveals = false; // contracts are revealed next, and then the turn is over
};

/// Needs isAutomaToDecide.
[[nodiscard]] TurnPreview previewOf(const barrage::State& state);

/// What the Automa that decides now did since its tile came up. Needs isAutomaToDecide.
[[nodiscard]] std::vector<PreviewStep> earlierStepsOf(barrage::Playthrough game);

} // namespace automa
