#pragma once

#include <string_view>

#include "engine/barrage/apply.h"
#include "engine/barrage/notation.h"
#include "engine/barrage/setup.h"
#include "engine/core/playthrough.h"

namespace barrage {

/// Barrage as core::Playthrough sees it.
struct Game {
    using Setup = barrage::Setup;
    using State = barrage::State;
    using Move = barrage::Move;
    using Event = barrage::Event;
    using Error = barrage::Error;

    static constexpr std::string_view kName = "barrage";
    static constexpr int kRulesVersion = 1;

    static Result<State> begin(const Setup& setup) { return barrage::begin(setup); }
    static Result<Events> apply(State& state, const Move& move) {
        return barrage::apply(state, move);
    }
    static bool isChance(const Move& move) {
        return std::holds_alternative<RevealContract>(move.what) ||
               std::holds_alternative<RevealTile>(move.what) ||
               std::holds_alternative<RevealWork>(move.what) ||
               std::holds_alternative<RevealAutomaTile>(move.what);
    }
    static bool isWithLast(const Move& move) { return core::isCorrectedWithLast<Correct>(move); }
    static std::string formatSetup(const Setup& setup) { return barrage::formatSetup(setup); }
    static std::optional<Setup> parseSetup(std::string_view line) {
        return barrage::parseSetup(line);
    }
    static std::string formatMove(const Move& move) { return barrage::formatMove(move); }
    static std::optional<Move> parseMove(std::string_view line) { return barrage::parseMove(line); }
};

using Playthrough = core::Playthrough<Game>;

} // namespace barrage
