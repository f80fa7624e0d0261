#pragma once

#include <array>
#include <cstddef>
#include <cstdint>

#include "engine/outpost/error.h"
#include "engine/outpost/move.h"
#include "engine/outpost/state.h"

/// Corrections. Figures and pieces stand in one table. Cards do not: a card that lies elsewhere has
/// two places and one entered wrongly has two sets of facts, which is no figure of an owner, so
/// these are moves of their own.
namespace outpost {

using core::Concerns;

/// What a number of a correction means: how it is said and chosen.
enum class Meaning : std::uint8_t {
    Nothing,
    Number,
    NoOrYes,
    StepNumber,
    Field,        // a FieldKind
    InCity,       // city
    StationField, // city * 3 + field
    OnOutpost,    // outpost * 3 + piece
    TokenValue,   // market space * 5 + value - 1
    Place,        // in the player order, from 0
    OfConnection  // connection of the map
};

using CorrectionForm = core::CorrectionForm<State, Correct, Meaning, Check>;

/// In the order of Corrected.
[[nodiscard]] const std::array<CorrectionForm, kCorrectedCount>& correctionForms();

[[nodiscard]] inline const CorrectionForm& formOf(Corrected what) {
    return correctionForms()[static_cast<std::size_t>(what)];
}

/// The correction that would change nothing; see CorrectionForm.
[[nodiscard]] inline Correct asItIs(const State& state, Corrected what, Owner owner, int index) {
    return formOf(what).asItIs(state, owner, index);
}

} // namespace outpost
