#include <type_traits>

#include "engine/nucleum/turn/checks.h"

namespace nucleum {

namespace {

Check checkAgainst(const State& state, const ConnectionFact& fact) {
    const auto connection = findConnection(state.facts, fact.a, fact.b);
    if (!connection)
        return state.facts.connections.full()
                   ? refuse(ErrorCode::OutOfRange, "N-20.2", kMostConnections + 1, kMostConnections)
                   : allowed();
    const Track& track = state.tracks[*connection];
    for (std::size_t space = fact.spaces; space < track.size(); ++space)
        if (track[space].owner != Owner::Nobody)
            return refuse(ErrorCode::FactContradictsTable, "N-20.2");
    return allowed();
}

Check checkAgainst(const State& state, const LineRewardFact& fact) {
    return findConnection(state.facts, fact.a, fact.b)
               ? allowed()
               : refuse(ErrorCode::NoSuchConnection, "N-20.2");
}

/// The values, if they are known, say already how many spaces there are.
Check checkAgainst(const State& state, const IncomeSpacesFact& fact) {
    return state.facts.income[indexOf(fact.track)].empty()
               ? allowed()
               : refuse(ErrorCode::FactContradictsTable, "N-20.2");
}

Check checkAgainst(const State& state, const TopSlotsFact& fact) {
    for (const PlayerState& player : state.players)
        if (player.tilesOnBoard() > fact.count)
            return refuse(ErrorCode::FactContradictsTable, "N-20.2");
    return allowed();
}

} // namespace

Check checkFact(const State& state, const Fact& fact) {
    if (!isPlausible(fact))
        return refuse(ErrorCode::FactImplausible, "N-20.2");
    return std::visit(
        [&state](const auto& known) -> Check {
            if constexpr (requires { checkAgainst(state, known); })
                return checkAgainst(state, known);
            else
                return allowed();
        },
        fact);
}

} // namespace nucleum
