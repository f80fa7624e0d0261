#pragma once

#include <algorithm>

#include "app/games/cartridge.h"
#include "engine/core/playthrough.h"

namespace games {

template <core::GameRules Game>
std::optional<core::LoadError> replayProblemOf(const core::GameLog& log) {
    return core::Playthrough<Game>::load(log).stopped;
}

template <class Game, QString (*sentenceFor)(const typename Game::Error&)>
QString reasonOf(const core::GameLog& log, const core::LoadError& error) {
    if (error.entry == core::LoadError::kSetup)
        return sentenceFor(Game::begin(*Game::parseSetup(error.line)).error());
    core::GameLog before = log;
    before.entries.resize(std::min(error.entry, before.entries.size()));
    auto state = core::Playthrough<Game>::load(before).playthrough->state();
    return sentenceFor(Game::apply(state, *Game::parseMove(error.line)).error());
}

template <core::GameRules Game>
bool isChanceIn(const std::string& line) {
    const auto move = Game::parseMove(line);
    return move && Game::isChance(*move);
}

/// How the game of a log stands where it ends, as `read` sees it.
template <class Game, Tally (*read)(const core::Playthrough<Game>&)>
std::optional<Tally> tallyOf(const core::GameLog& log) {
    const auto game = core::Playthrough<Game>::load(log).playthrough;
    return game ? std::optional(read(*game)) : std::nullopt;
}

/// The rules of one of the engine's games, which `sentenceFor` puts into words.
template <class Game, QString (*sentenceFor)(const typename Game::Error&)>
constexpr Rules rulesOf() {
    return {Game::kRulesVersion, replayProblemOf<Game>, reasonOf<Game, sentenceFor>,
            isChanceIn<Game>};
}

} // namespace games
