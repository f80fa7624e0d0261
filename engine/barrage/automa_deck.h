#pragma once

#include "engine/barrage/data/automa_tiles.h"
#include "engine/barrage/effects.h"
#include "engine/core/index_set.h"

/// The stack of Automa tiles, shared by all Automas.
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

/// The action tile of the last turn becomes the criteria tile, and the next one is asked for; an
/// empty stack is shuffled anew as R-A1 says.
void flipAutomaTile(Effects& e);

/// All tiles are taken back and shuffled, but for the one that is kept (0: none).
void gatherAutomaTiles(Effects& e, std::uint8_t kept);

/// Makes the tile (0: none) the criteria tile, on top of the discard pile instead of the one that
/// lay there.
void setCriteriaTile(AutomaDeck& deck, std::uint8_t tile);

/// The tile now visible on the stack.
void revealAutomaTile(Effects& e, std::uint8_t tile);

} // namespace barrage
