#pragma once

#include <array>
#include <cstdint>

#include "engine/nucleum/error.h"
#include "engine/nucleum/move.h"
#include "engine/nucleum/state.h"

namespace nucleum {

using core::Concerns;

/// What a number of a correction means: how it is written, said and chosen.
enum class Meaning : std::uint8_t {
    Nothing, // not written, read as 0
    Number,
    NoOrYes,
    FromOne,      // a position stored from 0
    RailwaySpace, // a space of a connection: connection * 3 + space
    Mine,         // row of the player board
    Turbine,      // likewise
    Building,     // type * 4 + level
    CityName,
    ContractName,
    ContractSpaceName,
    IncomeName,
    PlantName,
    AreaName,
    ConditionName,
    MilestoneName,
    EndName,
    NeutralName,
    ExperimentName
};

/// Whether it is typed, not chosen among things with names.
[[nodiscard]] constexpr bool isFigure(Meaning meaning) { return meaning == Meaning::Number; }

using CorrectionForm = core::CorrectionForm<State, Correct, Meaning, Check>;

/// In the order of Corrected.
[[nodiscard]] const std::array<CorrectionForm, kCorrectedCount>& correctionForms();

[[nodiscard]] inline const CorrectionForm& formOf(Corrected what) {
    return correctionForms()[indexOf(what)];
}

/// The correction that would change nothing; see CorrectionForm.
[[nodiscard]] inline Correct asItIs(const State& state, Corrected what, Owner owner, int index) {
    return formOf(what).asItIs(state, owner, index);
}

/// The building that a number of a correction means.
[[nodiscard]] constexpr Building correctedBuilding(int number) {
    return {static_cast<BuildingType>(number / kLevelCount),
            static_cast<std::uint8_t>(number % kLevelCount)};
}

} // namespace nucleum
