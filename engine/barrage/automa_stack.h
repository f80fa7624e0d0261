#pragma once

#include "engine/barrage/data/automa_tiles.h"
#include "engine/barrage/state.h"
#include "engine/core/index_set.h"

/// Questions about the stack of Automa tiles, which all Automas share.
namespace barrage {

/// Tile numbers 1 to 20.
using AutomaTileSet = core::IndexSet<std::uint8_t>;

/// The tiles that may lie below the visible one of the stack.
[[nodiscard]] AutomaTileSet unseenTiles(const AutomaDeck& deck);

/// The criteria side in force. Only a state put together by hand can have an Automa choose before
/// any tile was flipped; then tile 1 stands in.
[[nodiscard]] const AutomaTile& criteriaSide(const State& state);

/// What may come up when the stack is uncovered next.
[[nodiscard]] AutomaTileSet nextOf(const AutomaDeck& deck);

} // namespace barrage
