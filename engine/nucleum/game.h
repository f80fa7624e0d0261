#pragma once

#include <string_view>

#include "engine/core/playthrough.h"
#include "engine/nucleum/apply.h"
#include "engine/nucleum/notation.h"
#include "engine/nucleum/setup.h"

namespace nucleum {

/// Nucleum as core::Playthrough sees it.
struct Game {
    using Setup = nucleum::Setup;
    using State = nucleum::State;
    using Move = nucleum::Move;
    using Event = nucleum::Event;
    using Error = nucleum::Error;

    static constexpr std::string_view kName = "nucleum";
    static constexpr int kRulesVersion = 1;

    static Result<State> begin(const Setup& setup) { return nucleum::begin(setup); }
    static Result<Events> apply(State& state, const Move& move) {
        return nucleum::apply(state, move);
    }
    static bool isChance(const Move& move) {
        return std::holds_alternative<RevealContract>(move.what);
    }
    static bool isWithLast(const Move& move) { return core::isCorrectedWithLast<Correct>(move); }
    static std::string formatSetup(const Setup& setup) { return nucleum::formatSetup(setup); }
    static std::optional<Setup> parseSetup(std::string_view line) {
        return nucleum::parseSetup(line);
    }
    static std::string formatMove(const Move& move) { return nucleum::formatMove(move); }
    static std::optional<Move> parseMove(std::string_view line) { return nucleum::parseMove(line); }
};

using Playthrough = core::Playthrough<Game>;

} // namespace nucleum
