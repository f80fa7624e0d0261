#pragma once

#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

namespace core {

/// A game as it is kept: how it was set up and what happened, each entry one line of the game's
/// notation. The state is never kept, it follows.
struct GameLog {
    std::string game;
    int rulesVersion = 0;
    std::string setup;
    std::vector<std::string> entries;

    friend bool operator==(const GameLog&, const GameLog&) = default;
};

/// Where a kept game stopped making sense. `entry` counts from 0; kSetup means that the setup
/// itself is broken. `rule` is empty if the line could not be read at all.
struct LoadError {
    static constexpr std::size_t kSetup = static_cast<std::size_t>(-1);

    std::size_t entry = kSetup;
    std::string line;
    std::string_view rule;

    friend bool operator==(const LoadError&, const LoadError&) = default;
};

/// One log as text: a header line "<game> <rules version>", the line of the setup, then one line
/// per entry.
[[nodiscard]] std::string toText(const GameLog& log);

/// Reads what toText wrote; nothing if the header does not have that form.
[[nodiscard]] bool fromText(std::string_view text, GameLog& log);

/// A fingerprint of a log: 64-bit FNV-1a over toText.
[[nodiscard]] std::uint64_t hashOf(const GameLog& log);

} // namespace core
