#pragma once

#include <vector>

namespace core {

/// Moves of one decider, collected.
template <class Move>
struct MoveList {
    std::vector<Move>& moves;
    decltype(Move::by) by;

    template <class T>
    void add(const T& what) {
        moves.push_back(Move{by, what});
    }
};

} // namespace core
