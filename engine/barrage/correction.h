#pragma once

#include <array>
#include <cstddef>
#include <cstdint>

#include "engine/barrage/error.h"
#include "engine/barrage/move.h"
#include "engine/barrage/state.h"

namespace barrage {

using core::Concerns;

/// What a number of a correction means: how it is written, said and chosen.
enum class Meaning : std::uint8_t {
    Nothing, // not written, read as 0
    Number,
    Elevations,
    HeadstreamTileNumber,
    NoOrYes,
    Segment,      // of the wheel, from 0
    Slot,         // of the patent office, from 0
    Round,        // from 0
    Place,        // in the turn order, from 0
    OpenContract, // colour * 2 + place
    Headstream,
    Base,
    Conduit,
    Powerhouse,
    Tile,
    ContractTile,
    Space,
    Section,
    BonusTile,
    Objective,
    WorkTile,
    WorkSlot, // of the external works, from 0
    BuildingPlace,
    PrivateBuilding,
    BuildingSite,
    BuildingSpace // building * 4 + space
};

/// Whether it is typed, not chosen among things with names.
[[nodiscard]] constexpr bool isFigure(Meaning meaning) {
    return meaning == Meaning::Number || meaning == Meaning::Elevations ||
           meaning == Meaning::HeadstreamTileNumber;
}

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

} // namespace barrage
