#pragma once

#include <algorithm>
#include <vector>

#include "engine/outpost/syndicate.h"
#include "tests/support/outpost/table.h"

/// Situations of the game for two.
namespace outpost::test {

inline constexpr Owner kSyndicate = Owner::Syndicate;

/// Phase 3 of two players, the turn of the last in order, P2.
inline Table structure(int step = 1) {
    Table table(2, Phase::Structure);
    table.step(step);
    return table;
}

/// The Syndicate's own turn.
inline Table ownTurn() {
    Table table = structure();
    table.state.turn = 1;
    return table;
}

inline bool explains(const Decision& decision, ReasonKind kind) {
    return std::any_of(decision.reasons.begin(), decision.reasons.end(),
                       [kind](const Reason& reason) { return reason.kind == kind; });
}

/// A ring of eight cities, each with a plant and a habitat field in turn; the costs grow.
inline Setup ring() {
    Setup setup = bareSetup(2);
    for (int i = 0; i < 8; ++i)
        setup.map.cities.push({i % 2 == 0 ? FieldKind::Plant : FieldKind::Habitat, 0});
    for (int i = 0; i < 8; ++i)
        setup.map.connections.push({City(i), City((i + 1) % 8), static_cast<std::uint8_t>(3 + i)});
    return setup;
}

} // namespace outpost::test
