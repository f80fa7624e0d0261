#pragma once

#include <array>
#include <cstddef>
#include <vector>

#include "engine/barrage/legal.h"
#include "tests/support/barrage/games.h"

namespace barrage::test {

/// Barrage as game_battery.h tries it: 2 to 4 players by the seed.
struct BatteryTable {
    using Game = barrage::Game;
    static constexpr int kActors = kCompanyCount + 1;

    static Setup setupOf(std::uint64_t seed) { return variedSetup(seed); }
    static Move moveFor(std::uint64_t seed, std::uint64_t step, const State& state) {
        return test::moveFor(seed, step, state);
    }
    static std::vector<Move> legalMoves(const State& state) { return barrage::legalMoves(state); }
    static bool isAllowed(const State& state, const Move& move) { return check(state, move).ok(); }
    static bool isWrongPlayer(const Error& error) { return error.code == ErrorCode::WrongPlayer; }

    /// The table's word that a pile is empty is accepted but not offered.
    static Move asOffered(const State& state, const Move& move) {
        const auto* reveal = std::get_if<RevealContract>(&move.what);
        return reveal && !reveal->contract.isSet() ? legalMoves(state).front() : move;
    }

    template <class What, std::size_t N>
    static void tidy(std::array<unsigned char, N>& bytes) {
        if constexpr (std::is_same_v<What, AutomaManageWater>)
            bytes[offsetof(AutomaManageWater, flowsAtOnce)] &= 1U;
    }
};

} // namespace barrage::test
