#pragma once

#include <array>
#include <cstddef>
#include <vector>

#include "engine/nucleum/legal.h"
#include "tests/support/nucleum/games.h"

namespace nucleum::test {

/// Nucleum as game_battery.h tries it: 2 to 4 players by the seed.
struct BatteryTable {
    using Game = nucleum::Game;
    static constexpr int kActors = kMaxPlayers + 1;

    static Setup setupOf(std::uint64_t seed) { return variedSetup(seed); }
    static Move moveFor(std::uint64_t seed, std::uint64_t step, const State& state) {
        return test::moveFor(seed, step, state);
    }
    static std::vector<Move> legalMoves(const State& state) { return nucleum::legalMoves(state); }
    static bool isAllowed(const State& state, const Move& move) { return check(state, move).ok(); }
    static bool isWrongPlayer(const Error& error) { return error.code == ErrorCode::WrongPlayer; }

    /// Symbols of tiles, red borders and ends are not offered: see legalMoves.
    static Move asOffered(const State& state, const Move& move);

    /// Supplies change by what the events tell, pieces and tiles are conserved, what is unlocked or
    /// built stays.
    static const char* problem(const State& before, const State& after, const Events& events,
                               const Move& move);

    /// Every kind but corrections.
    static bool comesUp(std::size_t kind) { return kind < MoveKind(Correct{}).index(); }

    template <class What, std::size_t N>
    static void tidy(std::array<unsigned char, N>& bytes) {
        const auto flag = [&bytes](std::size_t offset) { bytes[offset] &= 1U; };
        if constexpr (std::is_same_v<What, PlayTile>)
            flag(offsetof(PlayTile, isDirective));
        if constexpr (std::is_same_v<What, Recharge>)
            flag(offsetof(Recharge, isByHand));
        if constexpr (std::is_same_v<What, Urbanize>)
            flag(offsetof(Urbanize, isRed));
        if constexpr (std::is_same_v<What, TakeContract>)
            flag(offsetof(TakeContract, isDoubled));
        if constexpr (std::is_same_v<What, Energize>)
            flag(offsetof(Energize, target) + offsetof(Target, isNeutral));
        if constexpr (std::is_same_v<What, Industrialize>) {
            flag(offsetof(Industrialize, isRed));
            flag(offsetof(Industrialize, hasSpaceUranium));
            flag(offsetof(Industrialize, hasWorkerSymbol));
            flag(offsetof(Industrialize, hasUraniumSymbol));
        }
    }
};

template <int kPlayers>
struct BatteryTableFor : BatteryTable {
    static Setup setupOf(std::uint64_t seed) { return variedSetup(kPlayers, seed); }
};

} // namespace nucleum::test
