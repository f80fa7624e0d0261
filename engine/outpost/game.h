#pragma once

#include <string_view>

#include "engine/core/playthrough.h"
#include "engine/outpost/apply.h"
#include "engine/outpost/notation.h"
#include "engine/outpost/setup.h"

namespace outpost {

/// Power Grid: Outpost as core::Playthrough sees it.
struct Game {
    using Setup = outpost::Setup;
    using State = outpost::State;
    using Move = outpost::Move;
    using Event = outpost::Event;
    using Error = outpost::Error;

    static constexpr std::string_view kName = "outpost";
    static constexpr int kRulesVersion = 1;

    static Result<State> begin(const Setup& setup) { return outpost::begin(setup); }
    static Result<Events> apply(State& state, const Move& move) {
        return outpost::apply(state, move);
    }
    static bool isChance(const Move& move) { return std::holds_alternative<Draw>(move.what); }
    static bool isWithLast(const Move& move) { return core::isCorrectedWithLast<Correct>(move); }
    static std::string formatSetup(const Setup& setup) { return outpost::formatSetup(setup); }
    static std::optional<Setup> parseSetup(std::string_view line) {
        return outpost::parseSetup(line);
    }
    static std::string formatMove(const Move& move) { return outpost::formatMove(move); }
    static std::optional<Move> parseMove(std::string_view line) { return outpost::parseMove(line); }
};

using Playthrough = core::Playthrough<Game>;

} // namespace outpost
