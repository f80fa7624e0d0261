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
    std::string unfinished{}; // a last line without its end: the text was cut off there

    friend bool operator==(const GameLog&, const GameLog&) = default;
};

enum class LoadFailure : std::uint8_t { WrongGame, WrongVersion, Unreadable, Refused, CutOff };

/// Where and why a kept game stopped making sense. `entry` counts from 0; kSetup means that the
/// game could not even begin. `rule` is the rule that refused the line, else empty.
struct LoadError {
    static constexpr std::size_t kSetup = static_cast<std::size_t>(-1);

    std::size_t entry = kSetup;
    std::string line;
    std::string_view rule;
    LoadFailure failure = LoadFailure::Unreadable;

    friend bool operator==(const LoadError&, const LoadError&) = default;
};

/// One log as text: a header line "<game> <rules version>", the line of the setup, then one line
/// per entry.
[[nodiscard]] std::string toText(const GameLog& log);

/// Reads what toText wrote; false if the header does not have that form. A last line without its
/// end is no entry, it may have been cut off.
[[nodiscard]] bool fromText(std::string_view text, GameLog& log);

/// A fingerprint of a log: 64-bit FNV-1a over toText.
[[nodiscard]] std::uint64_t hashOf(const GameLog& log);

} // namespace core
