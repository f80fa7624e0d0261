#pragma once

#include <array>
#include <cstdint>
#include <variant>
#include <vector>

#include "engine/core/rng.h"

/// For players who lean towards some kinds of moves.
namespace liked {

template <class... Kinds, class Move>
bool isOneOf(const Move& move) {
    return (std::holds_alternative<Kinds>(move.what) || ...);
}

/// The index of a kind among the moves, drawn by how much `likingOf(move)` it is liked.
template <class Move>
std::size_t drawKind(const std::vector<Move>& moves, std::uint32_t (*likingOf)(const Move&),
                     core::Rng& rng) {
    std::array<std::uint32_t, std::variant_size_v<decltype(Move::what)>> likings{};
    for (const Move& move : moves)
        likings[move.what.index()] = likingOf(move);
    std::uint32_t sum = 0;
    for (const std::uint32_t liking : likings)
        sum += liking;
    std::uint32_t point = rng.below(sum);
    std::size_t kind = 0;
    while (point >= likings[kind])
        point -= likings[kind++];
    return kind;
}

} // namespace liked
