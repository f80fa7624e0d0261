#pragma once

namespace bench {

/// What the engine of Nucleum takes: states, moves, random games, replays.
void measureNucleum();

} // namespace bench
