#pragma once

#include <string>

#include <QStringList>

/// What there is to choose from when a play is entered by hand, as ids; empty if the game has no
/// such thing.
namespace history {

inline constexpr const char* kBarrage = "barrage";

[[nodiscard]] QStringList enteredGames();
[[nodiscard]] QStringList companiesOf(const std::string& game);
[[nodiscard]] QStringList officersOf(const std::string& game);
[[nodiscard]] QStringList levelsOf(const std::string& game);

[[nodiscard]] QStringList textsOf(const QStringList& ids, QString (*nameOf)(const std::string&));

} // namespace history
