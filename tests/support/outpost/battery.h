#pragma once

#include <array>
#include <cstddef>
#include <vector>

#include "engine/outpost/legal.h"
#include "tests/support/outpost/games.h"

namespace outpost::test {

/// Every kind of move but corrections, and the Syndicate's where it does not play.
inline bool comesUp(std::size_t kind, int players) {
    const std::size_t end =
        players == 2 ? MoveKind(Correct{}).index() : MoveKind(PlaceSyndicateStation{}).index();
    return kind < end;
}

/// Outpost as game_battery.h tries it: 2 to 6 players by the seed.
struct BatteryTable {
    using Game = outpost::Game;
    static constexpr int kActors = kActorCount;

    static Setup setupOf(std::uint64_t seed) {
        return variedSetup(kMinPlayers + static_cast<int>(seed % 5), seed);
    }
    static Move moveFor(std::uint64_t seed, std::uint64_t step, const State& state) {
        return test::moveFor(seed, step, state);
    }
    static std::vector<Move> legalMoves(const State& state) { return outpost::legalMoves(state); }
    static bool isAllowed(const State& state, const Move& move) { return check(state, move).ok(); }
    static bool isWrongPlayer(const Error& error) { return error.code == ErrorCode::WrongPlayer; }
    static Move asOffered(const State& state, const Move& move) {
        return outpost::asOffered(state, move);
    }

    template <class What, std::size_t N>
    static void tidy(std::array<unsigned char, N>& bytes) {
        if constexpr (std::is_same_v<What, Hire>)
            bytes[offsetof(Hire, makesRobot)] &= 1U;
    }

    /// What is wrong after a move, or nothing.
    static const char* problem(const State& before, const State& after, const Events& events,
                               const Move& move);
};

template <int kPlayers>
struct BatteryTableFor : BatteryTable {
    static Setup setupOf(std::uint64_t seed) { return variedSetup(kPlayers, seed); }
    static bool comesUp(std::size_t kind) { return test::comesUp(kind, kPlayers); }
};

} // namespace outpost::test
