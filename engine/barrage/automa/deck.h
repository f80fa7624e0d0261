#pragma once

#include "engine/barrage/automa_stack.h"
#include "engine/barrage/turn/effects.h"

/// What happens to the stack of Automa tiles.
namespace barrage {

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
