#pragma once

#include <QByteArray>

#include "engine/barrage/decision.h"
#include "engine/barrage/event.h"
#include "engine/barrage/state.h"

/// What holds in every game, with the Leeghwater Project or without. Problems are told in words for
/// whoever reads a failed test; nullptr: all is well.
namespace barrage::test {

/// The company's engineers, wherever they are.
[[nodiscard]] int engineersOf(const State& state, Company company);

/// The figure of a company that changed without an event.
[[nodiscard]] const char* untold(const State& before, const State& after, const Move& move,
                                 const Events& events);

/// The same state gives the same decision, it is offered, nothing offered is refused, and the
/// actions of the tile are tried one after the other until one is performed.
[[nodiscard]] const char* problemWith(const State& state, const Decision& decision);

/// " in game 7, entry 31: usa bank engineers=2".
[[nodiscard]] QByteArray placeIn(std::uint64_t seed, std::uint64_t step, const Move& move);

} // namespace barrage::test
