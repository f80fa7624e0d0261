#pragma once

#include <concepts>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "engine/core/result.h"

namespace core {

/// What a game gives so that it can be played, undone, kept and read again: its types, the name and
/// version that stand in its logs, and the rules as functions without a state of their own.
///
/// - `begin` gives the state before the first move, or the first thing wrong with the setup.
/// - `apply` makes a move and all that follows without a choice; on error nothing has changed.
/// - `isChance` tells whether a move shows something hidden.
/// - `isWithLast` tells whether a move was made together with the one before it and is undone with
///   it.
/// - What `format...` writes, `parse...` reads back to an equal value.
template <class Game>
concept GameRules =
    std::copyable<typename Game::Setup> && std::equality_comparable<typename Game::Setup> &&
    std::copyable<typename Game::State> && std::equality_comparable<typename Game::State> &&
    std::copyable<typename Game::Move> && std::equality_comparable<typename Game::Move> &&
    std::copyable<typename Game::Event> &&
    requires(const typename Game::Setup& setup, typename Game::State& state,
             const typename Game::Move& move, const typename Game::Error& error,
             std::string_view line) {
        { Game::kName } -> std::convertible_to<std::string_view>;
        { Game::kRulesVersion } -> std::convertible_to<int>;
        { error.rule } -> std::convertible_to<std::string_view>;
        { Game::begin(setup) } -> std::same_as<Result<typename Game::State, typename Game::Error>>;
        {
            Game::apply(state, move)
        } -> std::same_as<Result<std::vector<typename Game::Event>, typename Game::Error>>;
        { Game::isChance(move) } -> std::same_as<bool>;
        { Game::isWithLast(move) } -> std::same_as<bool>;
        { Game::formatSetup(setup) } -> std::same_as<std::string>;
        { Game::parseSetup(line) } -> std::same_as<std::optional<typename Game::Setup>>;
        { Game::formatMove(move) } -> std::same_as<std::string>;
        { Game::parseMove(line) } -> std::same_as<std::optional<typename Game::Move>>;
    };

} // namespace core
