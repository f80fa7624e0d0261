#pragma once

#include <QString>

#include "app/barrage/map/map_marks.h"
#include "engine/barrage/automa.h"
#include "engine/barrage/data/automa_tiles.h"

/// The signs that stand for what an Automa does, and where on the map it happens.
namespace automa {

[[nodiscard]] MapMark markOf(barrage::Site site, MarkKind kind);
[[nodiscard]] MapMark markOf(barrage::Headstream headstream, MarkKind kind);

/// The pieces and spaces concerned.
[[nodiscard]] MapMarks marksOf(const barrage::Instruction& instruction);

/// The name of a pictogram.
[[nodiscard]] QString pictogramOf(const barrage::Instruction& instruction);
[[nodiscard]] QString pictogramOf(const barrage::AutomaAction& action);
[[nodiscard]] QString pictogramOf(barrage::Structure structure);

} // namespace automa
