#pragma once

#include <cstdint>
#include <optional>
#include <vector>

#include "app/barrage/words/step_text.h"
#include "engine/barrage/automa.h"

namespace steps {

/// What the hands reach for, in the order in which they do.
enum class Hand : std::uint8_t { AutomaTiles, Engineers, Wheel, Supply, Board, Cards, Points };

[[nodiscard]] Hand handOf(barrage::InstructionKind kind);

/// One thing to do, made of instructions that are alike.
struct Step {
    barrage::Instruction what;
    std::vector<explain::SourcePart> parts; // of points and credits
    std::vector<barrage::Tile> tilesBack;   // from the wheel that is turned
    std::optional<barrage::System> way;     // of a production
};

/// A first step of its own.
[[nodiscard]] Step stepOf(const barrage::Instruction& what);

/// The steps of one hand, with the next instruction in the last that can take it, or as a new one.
void addTo(std::vector<Step>& steps, const barrage::Instruction& next);

} // namespace steps
