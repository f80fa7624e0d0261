#pragma once

#include <string>
#include <string_view>

#include <QString>
#include <QStringList>

/// What there is to choose from when a play is entered by hand, as ids; empty if the game has no
/// such thing.
namespace history {

[[nodiscard]] QStringList enteredGames();
[[nodiscard]] bool hasAutomas(const std::string& game);
/// "Company", or what else the players of that game have.
[[nodiscard]] QString roleTitleOf(const std::string& game);
/// "Officer" likewise, empty if the game has none.
[[nodiscard]] QString officerTitleOf(const std::string& game);
[[nodiscard]] QStringList rolesOf(const std::string& game);
[[nodiscard]] QStringList officersOf(const std::string& game);
[[nodiscard]] QStringList levelsOf(const std::string& game);

[[nodiscard]] QStringList textsOf(const std::string& game, const QStringList& ids,
                                  QString (*nameOf)(std::string_view game, const std::string& id));

} // namespace history
